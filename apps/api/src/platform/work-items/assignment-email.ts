import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { emailTemplate, messageFrom, type TemplatedMessage } from '../message-templates/message-template.ts';

export const itemAssigned = emailTemplate({
  key: 'item-assigned',
  area: 'Office',
  title: 'Something is assigned to you',
  sentWhen: 'When somebody assigns a message, a prayer request or an order to another account.',
  variables: {
    username: { meaning: 'Name of the account that has it now', sample: 'grace' },
    assignedBy: { meaning: 'Name of the account that has assigned it', sample: 'peter' },
    item: { meaning: 'What it is, without saying whose', sample: 'Order K7M2-QXR4' },
    itemLink: {
      meaning: 'Address in the console',
      sample: 'https://church.example/admin/store/orders?order=17',
      isRequired: true,
    },
  },
  subject: '{{item}} is assigned to you',
  body: `Dear {{username}},

{{assignedBy}} has assigned this to you: {{item}}.

Open it in the console:
{{itemLink}}

{{churchName}}`,
});

interface Assigned {
  kind: WorkItemKind;
  id: number;
  label: string;
  username: string;
  assignedBy: string;
}

/** Says nothing of the person that the item is about: mailboxes are read by others. */
export function assignmentEmail(
  email: string,
  { kind, id, label, username, assignedBy }: Assigned,
  publicUrl: string,
): TemplatedMessage {
  const { list, opens } = workItemKinds[kind];
  const itemLink = `${publicUrl}/admin${list}?${opens}=${id}`;
  return messageFrom(itemAssigned, email, { username, assignedBy, item: label, itemLink });
}

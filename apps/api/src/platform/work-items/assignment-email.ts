import { type WorkItemKind, workItemKinds } from '@ministry/domain';
import { emailTemplate, messageFrom, type TemplatedMessage } from '../message-templates/message-template.ts';
import { templateAreas } from '../message-templates/template-facts.copy.ts';
import { assignmentTexts } from './assignment-email.copy.ts';

export const itemAssigned = emailTemplate({
  key: 'item-assigned',
  area: templateAreas.office,
  title: assignmentTexts.title,
  sentWhen: assignmentTexts.sentWhen,
  variables: {
    username: { meaning: assignmentTexts.username, sample: 'grace' },
    assignedBy: { meaning: assignmentTexts.assignedBy, sample: 'peter' },
    item: { meaning: assignmentTexts.item, sample: 'Order K7M2-QXR4' },
    itemLink: {
      meaning: assignmentTexts.itemLink,
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

/** Contains nothing about the person that the item concerns, because other people may read the mailbox. */
export function assignmentEmail(
  email: string,
  { kind, id, label, username, assignedBy }: Assigned,
  publicUrl: string,
): TemplatedMessage {
  const { list, opens } = workItemKinds[kind];
  const itemLink = `${publicUrl}/admin${list}?${opens}=${id}`;
  return messageFrom(itemAssigned, email, { username, assignedBy, item: label, itemLink });
}

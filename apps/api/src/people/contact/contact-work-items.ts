import { Injectable } from '@nestjs/common';
import {
  type WorkItem,
  type WorkItemDeclaration,
  WorkItemRegistry,
} from '../../platform/work-items/work-item-registry.ts';
import { ContactListQuery } from './contact.dto.ts';
import { ContactMessagesRepository } from './contact-messages.repository.ts';

/** Makes messages work items, which can be assigned and have notes. */
@Injectable()
export class ContactWorkItems implements WorkItemDeclaration {
  readonly kind = 'contact-message';

  constructor(
    registry: WorkItemRegistry,
    private readonly messages: ContactMessagesRepository,
  ) {
    registry.register(this);
  }

  async find(id: number): Promise<WorkItem | undefined> {
    const [message] = await this.messages.findByIds([id]);
    return message?.deletedAt === null ? { label: `Message ${id}`, permission: 'messages.manage' } : undefined;
  }

  async visible(ids: readonly number[]): Promise<number[]> {
    return (await this.messages.findByIds(ids)).map(({ id }) => id);
  }

  async countOpen(assignee: string): Promise<number> {
    const query: Partial<ContactListQuery> = { status: 'unanswered', assignedTo: assignee, limit: 1 };
    return (await this.messages.list(Object.assign(new ContactListQuery(), query))).total;
  }
}

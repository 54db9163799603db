import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Rows are never removed, and changed only to erase personal data. */
@Entity('audit_log')
@Index('ix_audit_log_entity', ['entity', 'entityId'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('datetime', { precision: 3 })
  at: Date;

  @Index('ix_audit_log_actor')
  @Column('varchar', { length: 40 })
  actor: string;

  @Column('varchar', { length: 40 })
  action: string;

  @Column('varchar', { length: 40 })
  entity: string;

  @Column('integer', { nullable: true })
  entityId: number | null;

  @Column('varchar', { length: 300 })
  summary: string;

  @Column('json', { nullable: true })
  before: object | null;

  @Column('json', { nullable: true })
  after: object | null;
}

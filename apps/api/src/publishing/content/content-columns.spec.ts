import { Column, Entity } from 'typeorm';
import { ContentEntity } from './content.entity.ts';
import { emptyColumns, exportedColumns, toColumns, toContentFields, toContentResponse } from './content-columns.ts';
import { newDraftState } from './lifecycle.ts';

@Entity('course')
class Course extends ContentEntity {
  @Column('text')
  description: string;

  @Column('varchar', { length: 20 })
  title: string;

  @Column('datetime', { precision: 3 })
  begins: Date;

  @Column('datetime', { precision: 3, nullable: true })
  ends: Date | null;

  @Column('date')
  announced: string;

  @Column('simple-json')
  tags: string[];

  @Column('varchar', { length: 20, nullable: true })
  room: string | null;

  @Column('integer', { default: 0 })
  seats: number;

  @Column('boolean')
  isFree: boolean;
}

const now = new Date('2026-11-22T21:30:00.000Z');
const course: Course = {
  ...newDraftState(now),
  ...emptyColumns(Course, now),
  id: 7,
  title: 'Sewing',
  tags: ['skills', 'youth'],
};

describe('the columns of a kind of content', () => {
  it('of a new item are empty, null, false or the current time', () => {
    expect(emptyColumns(Course, now)).toEqual({
      description: '',
      title: '',
      begins: now,
      ends: null,
      announced: '2026-11-23',
      tags: [],
      room: null,
      seats: 0,
      isFree: false,
    });
  });

  it('are answered with times as text, and without fields that only admins may see', () => {
    expect(toContentFields(Course, course)).toMatchObject({ id: 7, begins: now.toISOString(), ends: null, seats: 0 });
    expect(toContentResponse(Course, course, false)).not.toHaveProperty('version');
    expect(toContentResponse(Course, { ...course, secret: 1 } as Course, true)).not.toHaveProperty('secret');
  });

  it('are set from the fields of a request', () => {
    const request = { title: 'Tailoring', begins: '2027-01-04T06:00:00.000Z', seats: 12, unknown: true };
    expect(toColumns(Course, request)).toEqual({
      title: 'Tailoring',
      begins: new Date('2027-01-04T06:00:00.000Z'),
      seats: 12,
    });
  });

  it('are emptied by null or blank text only where they may be null', () => {
    expect(toColumns(Course, { room: null, ends: null, title: null, tags: null })).toEqual({ room: null, ends: null });
    expect(toColumns(Course, { room: '', description: '' })).toEqual({ room: null, description: '' });
  });

  it('have aliases in a request; their own name takes precedence', () => {
    const aliases = { name: 'title', isPublished: 'isActive' };
    expect(toColumns(Course, { name: 'Sewing', isPublished: true }, aliases)).toEqual({
      title: 'Sewing',
      isActive: true,
    });
    expect(
      toColumns(Course, { name: 'Sewing', title: 'Tailoring', isActive: false, isPublished: true }, aliases),
    ).toEqual({ title: 'Tailoring', isActive: false });
  });

  it('are exported with the title first and long texts last', () => {
    const exported = exportedColumns(Course, 'title');
    expect(Object.keys(exported)).toEqual([
      ...['id', 'title', 'status', 'begins', 'ends', 'announced', 'tags', 'room', 'seats', 'isFree'],
      ...['description', 'createdAt', 'updatedAt'],
    ]);
    expect(exported['tags']?.(course)).toBe('skills, youth');
    expect(exported['begins']?.(course)).toBe(now.toISOString());
  });
});

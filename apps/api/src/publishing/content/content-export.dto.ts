import type { Type } from '@nestjs/common';
import { OmitType } from '@nestjs/swagger';
import { StatusFilter } from '../../platform/http/paged.ts';
import { TextField } from '../../platform/validation/fields.ts';
import { ContentListQuery, type ContentStatusFilter, statusFilters } from './content.dto.ts';

/** The filters, the order and the columns of an export. */
export interface ContentExportQuery {
  status: ContentStatusFilter;
  columns?: string | null;
}

/** The query of an export: the filters and the order of the kind's list, without paging, as an export has all matching items. */
export function contentExportQuery(listQuery: Type<ContentListQuery>): Type<ContentExportQuery> {
  class ExportQuery extends OmitType(listQuery, ['view', 'limit', 'offset', 'status']) implements ContentExportQuery {
    @StatusFilter(statusFilters, {
      description: '`current`: published and draft, without the archived',
      example: 'current',
    })
    status: ContentStatusFilter = 'all';

    @TextField({
      max: 500,
      optional: true,
      description: 'Names of the columns in the wanted order, separated by commas; all columns if left out',
      example: 'title,date,status',
    })
    columns?: string | null;
  }
  return ExportQuery;
}

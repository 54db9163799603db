import 'dayjs/locale/sw';
import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import { interfaceLanguage } from '@ministry/messages';
import { antdCopy as copy } from './antd.copy.ts';

/** Of the others dayjs knows none: their months and days are English, as on the site (ADR 64). */
const isSwahili = interfaceLanguage === 'sw';
if (isSwahili) dayjs.locale('sw');

const { DatePicker, TimePicker } = english;
const picker = {
  ...DatePicker,
  lang: {
    ...(DatePicker?.lang as NonNullable<typeof DatePicker>['lang']),
    ...copy.calendar,
    locale: isSwahili ? 'sw' : 'en_US',
  },
  timePickerLocale: { ...TimePicker, ...copy.time },
};

/** What Ant Design says in the language of the console; what none of its pages uses stays English. */
export const antdLocale: NonNullable<ConfigProviderProps['locale']> = {
  ...english,
  locale: interfaceLanguage,
  global: { ...english.global, ...copy.global },
  Table: { ...english.Table, ...copy.table },
  Modal: { ...copy.confirm, justOkText: copy.confirm.okText },
  Popconfirm: copy.confirm,
  Empty: { ...english.Empty, ...copy.empty },
  Text: { ...english.Text, ...copy.text },
  QRCode: { ...english.QRCode, ...copy.qrCode },
  Pagination: { ...english.Pagination, ...copy.pagination },
  DatePicker: picker,
  TimePicker: { ...TimePicker, ...copy.time },
};

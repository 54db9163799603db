import 'dayjs/locale/sw';
import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import { interfaceLanguage } from '@ministry/messages';
import { antdCopy as copy } from './antd.copy.ts';

/** dayjs knows none of the other languages: their months and days are in English, as on the site (ADR 64). */
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

/** Ant Design's texts in the language of the console; texts that none of its pages uses stay English. */
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

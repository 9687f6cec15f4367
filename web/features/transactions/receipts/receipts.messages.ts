import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  title: 'Receipts',
  none: 'None.',
  help: (max: number) => `Images or PDF files of up to 10 MB, at most ${max}.`,
  attach: 'Attach a receipt',
  attaching: 'Uploading…',
  download: 'Download',
  downloadOf: (name: string) => `Download: ${name}`,
  downloading: 'Downloading…',
  remove: 'Delete',
  removeOf: (name: string) => `Delete: ${name}`,
  removeTitle: 'Delete this receipt?',
  removeText: 'It is deleted for good.',
  removing: 'Deleting…',
  removed: 'The receipt is deleted.',
}

const ar: typeof en = {
  title: 'الإيصالات',
  none: 'لا شيء.',
  help: max => `صور أو ملفات PDF لا يزيد حجم الواحد منها على 10 ميغابايت، وعددها ${max} على الأكثر.`,
  attach: 'إرفاق إيصال',
  attaching: 'جارٍ الرفع…',
  download: 'تنزيل',
  downloadOf: name => `تنزيل: ${name}`,
  downloading: 'جارٍ التنزيل…',
  remove: 'حذف',
  removeOf: name => `حذف: ${name}`,
  removeTitle: 'حذف هذا الإيصال؟',
  removeText: 'يُحذف نهائيًا.',
  removing: 'جارٍ الحذف…',
  removed: 'حُذف الإيصال.',
}

export const receipts = catalogue(en, ar)

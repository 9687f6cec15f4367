import type { Receipt } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'

const englishTypes: Record<Receipt['mediaType'], string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG image',
  'image/png': 'PNG image',
  'image/webp': 'WebP image',
  'image/heic': 'HEIC image',
}

const en = {
  title: 'Receipts',
  help: (max: number) => `Images or PDF files of up to 10 MB, at most ${max}.`,
  attach: 'Attach a receipt',
  attaching: 'Uploading…',
  tooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
  types: englishTypes,
  kilobytes: (size: string) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,
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

const arabicTypes: Record<Receipt['mediaType'], string> = {
  'application/pdf': 'ملف PDF',
  'image/jpeg': 'صورة JPEG',
  'image/png': 'صورة PNG',
  'image/webp': 'صورة WebP',
  'image/heic': 'صورة HEIC',
}

const ar: typeof en = {
  title: 'الإيصالات',
  help: max => `صور أو ملفات PDF لا يزيد حجم الواحد منها على 10 ميغابايت، وعددها ${max} على الأكثر.`,
  attach: 'إرفاق إيصال',
  attaching: 'جارٍ الرفع…',
  tooLarge: 'حجم الملف أكبر من 10 ميغابايت. اختر ملفًا أصغر.',
  types: arabicTypes,
  kilobytes: size => `${size} كيلوبايت`,
  megabytes: size => `${size} ميغابايت`,
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

import type { Receipt } from '#web/api/generated/plinkAPI.schemas.ts'
import { catalogue } from './catalogue.ts'

const englishTypes: Record<Receipt['mediaType'], string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG image',
  'image/png': 'PNG image',
  'image/webp': 'WebP image',
  'image/heic': 'HEIC image',
}

/** The texts about files that customers upload. */
const en = {
  types: englishTypes,
  kilobytes: (size: string) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,
  notUploaded: (name: string) => `\u2068${name}\u2069 is not uploaded.`,
  tooSlow: (seconds: number) =>
    `Sending it took longer than ${seconds} seconds. A smaller file or a faster connection helps.`,
  stillChosen: 'The file is still chosen. You can send it again.',
  tooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
}

const arabicTypes: typeof englishTypes = {
  'application/pdf': 'ملف PDF',
  'image/jpeg': 'صورة JPEG',
  'image/png': 'صورة PNG',
  'image/webp': 'صورة WebP',
  'image/heic': 'صورة HEIC',
}

const ar: typeof en = {
  types: arabicTypes,
  kilobytes: size => `${size} كيلوبايت`,
  megabytes: size => `${size} ميغابايت`,
  notUploaded: name => `لم يُرفع الملف \u2068${name}\u2069.`,
  tooSlow: seconds => `استغرق إرساله أكثر من ${seconds} ثانية. يفيد ملف أصغر أو اتصال أسرع.`,
  stillChosen: 'ما زال الملف مختارًا، ويمكنك إرساله من جديد.',
  tooLarge: 'حجم الملف أكبر من 10 ميغابايت. اختر ملفًا أصغر.',
}

export const files = catalogue(en, ar)

import { type Formats, formatsOf } from './format.ts'
import { useLocale } from './locale.tsx'

export function useFormats(): Formats {
  return formatsOf(useLocale().locale)
}

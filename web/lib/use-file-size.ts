import { files } from '#web/messages/files.ts'
import { useFormats } from './format.ts'
import { useTexts } from './locale.tsx'

const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE

export function useFileSize(bytes: number): string {
  const t = useTexts(files)
  const { number } = useFormats()
  if (bytes < MEGABYTE) return t.kilobytes(number(Math.ceil(bytes / KILOBYTE)))
  return t.megabytes(number(Math.round((bytes / MEGABYTE) * 10) / 10))
}

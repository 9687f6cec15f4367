import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { docsChangelog } from './docs-changelog.messages.ts'
import type { Release } from './releases.ts'

/** When a version was released, and whether it may break programs. */
export function ReleaseFacts({ release: { version, date } }: { release: Release }) {
  const t = useTexts(docsChangelog)
  const formats = useFormats()
  const isBreaking = t.changes[version].breaking.length > 0
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      {date ? <time dateTime={date}>{formats.date(date)}</time> : <span>{t.unreleased}</span>}
      <span className={isBreaking ? 'font-semibold text-danger' : 'font-semibold text-success'}>
        {isBreaking ? t.breaking : t.compatible}
      </span>
    </p>
  )
}

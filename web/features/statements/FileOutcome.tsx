import { ActionError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { verifyPath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { statements } from './statements.messages.ts'
import type { IssuedFile } from './use-issued-file.ts'

/** The result of a download in this part of the page. Always rendered, so that it is announced. */
export function FileOutcome({ file, part }: { file: IssuedFile; part: string }) {
  const t = useTexts(statements)
  const { id, error, issued, isDownloading } = file
  const isHere = id?.startsWith(part) && !isDownloading
  return (
    <div role="status" className="empty:hidden">
      {isHere && error ? <ActionError error={error} /> : null}
      {isHere && !error && issued ? (
        <Notice tone="success" title={t.done}>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            {t.checkWith}
            <TextLink to={verifyPath(issued.code)} newTab>
              <Ltr>{issued.code}</Ltr>
            </TextLink>
          </p>
        </Notice>
      ) : null}
    </div>
  )
}

import { API_TIMEOUT_SECONDS } from '#domain/constants.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { files } from '#web/messages/files.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** An upload that failed. Its file is kept. */
export interface FailedUpload {
  file: File
  error: unknown
}

interface UploadFailedProps {
  failed: FailedUpload
  /**
   * The suggestions load when the box takes the focus, because most visits need none. Until then, and if they cannot be loaded, the box searches
   * without them.
   */
  busy: string | false
  onTryAgain: () => void
}

/** Sends the same file again if that may help, so that after a lost connection nobody has to look for the file again. */
export function UploadFailed({ failed: { file, error }, busy, onTryAgain }: UploadFailedProps) {
  const t = useTexts(files)
  const { tryAgain } = useTexts(common)
  const errorText = useErrorText()
  return (
    <Notice tone="danger" alert title={t.notUploaded(file.name)}>
      <p>{isTooSlow(error) ? t.tooSlow(API_TIMEOUT_SECONDS) : errorText(error)}</p>
      {mayPass(error) ? (
        <>
          <p>{t.stillChosen}</p>
          <div className="mt-2">
            <Button variant="secondary" busy={busy} onClick={onTryAgain}>
              {tryAgain}
            </Button>
          </div>
        </>
      ) : null}
    </Notice>
  )
}

/** The statuses of failures that may pass: no response, a body that arrived too slowly, and one of two simultaneous uploads. */
const PASSING = [0, 408, 429]

/** The browser and the server stop waiting at the same time. */
const isTooSlow = (error: unknown): boolean =>
  error instanceof ApiError && (error.body.code === 'TIMEOUT' || error.status === 408)

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (PASSING.includes(error.status) || error.status >= 500)

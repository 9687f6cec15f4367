import { useErrorText } from '#web/api/error-text.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** What went wrong with an action. Nothing without an error. */
export function ActionError({ error }: { error: unknown }) {
  const errorText = useErrorText()
  return error ? (
    <Notice tone="danger" alert>
      {errorText(error)}
    </Notice>
  ) : null
}

interface LoadErrorProps {
  error: unknown
  onTryAgain: () => void
}

/** In place of what did not load. */
export function LoadError({ error, onTryAgain }: LoadErrorProps) {
  const errorText = useErrorText()
  return <LoadFailed text={errorText(error)} onTryAgain={onTryAgain} />
}

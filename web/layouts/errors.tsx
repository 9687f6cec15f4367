import { useErrorText } from '#web/api/error-text.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The error of an action. Renders nothing without an error. */
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

/** Replaces content that could not be loaded. */
export function LoadError({ error, onTryAgain }: LoadErrorProps) {
  const errorText = useErrorText()
  return <LoadFailed text={errorText(error)} onTryAgain={onTryAgain} />
}

import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface LoadFailedProps {
  text: string
  onTryAgain: () => void
}

/** Shown instead of content that could not be loaded. */
export function LoadFailed({ text, onTryAgain }: LoadFailedProps) {
  return (
    <Notice tone="danger" alert title={text}>
      <div className="mt-2">
        <Button variant="secondary" onClick={onTryAgain}>
          {useTexts(common).tryAgain}
        </Button>
      </div>
    </Notice>
  )
}

import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useCodeTexts } from './code-texts.ts'

/** The code itself, which only a sandbox sends back. */
export function TestCode({ code }: { code: string }) {
  return (
    <Notice>
      <p>
        {useCodeTexts().testCode}{' '}
        <strong className="font-semibold">
          <Ltr>{code}</Ltr>
        </strong>
      </p>
    </Notice>
  )
}

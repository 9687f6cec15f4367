import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The code itself, which only a sandbox sends back. */
export function TestCode({ code }: { code: string }) {
  return (
    <Notice>
      <p>
        {useTexts(auth).testCode}{' '}
        <strong className="font-semibold">
          <Ltr>{code}</Ltr>
        </strong>
      </p>
    </Notice>
  )
}

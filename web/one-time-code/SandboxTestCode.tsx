import { useTexts } from '#web/lib/locale.tsx'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'

export interface TestCodeProps {
  code: string
  label?: 'testCode' | 'walletTestCode'
}

export function SandboxTestCode({ code, label = 'testCode' }: TestCodeProps) {
  const t = useTexts(sandboxHints)
  return (
    <Notice>
      <p>
        {t[label]}{' '}
        <strong className="font-semibold">
          <Ltr>{code}</Ltr>
        </strong>
      </p>
    </Notice>
  )
}

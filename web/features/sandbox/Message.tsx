import type { SandboxMessage } from '#web/api/generated/model/index.ts'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { codeIn } from './decisions.ts'

export function Message({ message }: { message: SandboxMessage }) {
  const t = useTexts(sandbox).phone
  const { time } = useFormats()
  const code = codeIn(message.body)
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{t.sender}</span>
        <time dateTime={message.sentAt}>{time(message.sentAt)}</time>
      </p>
      <div className="flex items-end justify-between gap-2">
        <p dir="auto" className="py-2">
          {message.body}
        </p>
        {code ? <CopyButton value={code} /> : null}
      </div>
    </li>
  )
}

import { useTexts } from '#web/lib/locale.tsx'
import { copy as messages } from '#web/messages/copy.ts'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { CopyResult, useCopy } from './CopyButton.tsx'

const UUID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns the beginning of a UUID in its place, and any other text as it is. */
export const withoutUuid = (text: string): string => UUID.exec(text)?.[1] ?? text

/** A number or an identifier, of which nobody has to read a UUID: only its beginning is shown, for a comparison, and a press copies all of it. */
export function Identifier({ value }: { value: string }) {
  const beginning = UUID.exec(value)?.[1]
  return beginning ? <CopiedId id={value} beginning={beginning} /> : <Ltr>{value}</Ltr>
}

function CopiedId({ id, beginning }: { id: string; beginning: string }) {
  const t = useTexts(messages)
  const [copied, copy, failed] = useCopy(id)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <>
      {/* High enough for a finger, without making its line higher. */}
      <button
        type="button"
        aria-label={t.copyValue(id)}
        className="-my-3 inline-flex min-h-11 items-center gap-1 rounded-md align-middle whitespace-nowrap text-brand hover:underline"
        onClick={copy}
      >
        <Ltr>{beginning}</Ltr>
        <Icon className="size-4 shrink-0" />
      </button>
      <CopyResult copied={copied} failed={failed} />
    </>
  )
}

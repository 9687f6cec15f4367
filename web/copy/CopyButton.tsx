import { useEffect, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { copy as messages } from '#web/messages/copy.ts'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

export function CopyButton({ value }: { value: string }) {
  const t = useTexts(messages)
  const [copied, copy] = useCopy(value)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <>
      <button
        type="button"
        aria-label={t.copyValue(value)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-brand hover:bg-brand-soft"
        onClick={copy}
      >
        <Icon className="size-5" />
      </button>
      <VisuallyHidden>
        <span role="status">{copied ? t.copied : ''}</span>
      </VisuallyHidden>
    </>
  )
}

const SHOWN_MILLISECONDS = 2000

/** Copies a text to the clipboard. `copied` is true for a moment afterwards. */
export function useCopy(text: string): [copied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return [copied, copy]
}

import { useEffect, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { copy as messages } from '#web/messages/copy.ts'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'

export function CopyButton({ value }: { value: string }) {
  const t = useTexts(messages)
  const [copied, copy, failed] = useCopy(value)
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
      <CopyResult copied={copied} failed={failed} />
    </>
  )
}

/** Announces the result of a copy. The button shows a success by itself, but nothing else shows a failure. */
export function CopyResult({ copied, failed }: { copied: boolean; failed: boolean }) {
  const t = useTexts(messages)
  return (
    <span role="status" dir="auto" className={failed ? 'min-w-0 text-sm font-normal text-danger' : 'sr-only'}>
      {failed ? t.failed : copied ? t.copied : ''}
    </span>
  )
}

const SHOWN_MILLISECONDS = 2000

/** Copies a text to the clipboard. `copied` is true for a moment afterwards, `failed` until the next attempt. */
export function useCopy(text: string): [copied: boolean, copy: () => Promise<void>, failed: boolean] {
  const [copied, setCopied] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    setFailed(false)
    try {
      // The clipboard is undefined on plain http. A write without permission rejects.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
      setFailed(true)
    }
  }
  return [copied, copy, failed]
}

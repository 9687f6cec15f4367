import { useEffect, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

const SHOWN_MILLISECONDS = 2000

export function CopyButton({ value }: { value: string }) {
  const t = useTexts(sandbox)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <>
      <button
        type="button"
        aria-label={t.copy(value)}
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

import { useEffect, useState } from 'react'

const SHOWN_MILLISECONDS = 2000

/** Puts a text on the clipboard, and says for a moment that it is there. */
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

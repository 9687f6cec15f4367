import type { ReactNode } from 'react'
import { CopyResult, useCopy } from '#web/copy/CopyButton.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { copy as messages } from '#web/messages/copy.ts'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'

/** Proper names, the same in English and Arabic. */
const LANGUAGES = {
  curl: 'curl',
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  py: 'Python',
  php: 'PHP',
  json: 'JSON',
  http: 'HTTP',
  url: 'URL',
} as const

export type CodeLanguage = keyof typeof LANGUAGES

interface CodeBlockProps {
  language: CodeLanguage
  code: string
  /** A key in the code, which is copied and not shown. */
  secret?: string | undefined
  /** Replaces the name of the language. */
  caption?: ReactNode
}

/** Code with a copy button. It runs left to right on every page. */
export function CodeBlock({ language, code, secret, caption }: CodeBlockProps) {
  const name = LANGUAGES[language]
  return (
    <figure dir="ltr" className="overflow-hidden rounded-md border border-line bg-raised">
      <figcaption className="flex flex-wrap items-center justify-between border-b border-line ps-4 text-sm text-muted">
        {caption ?? <span>{name}</span>}
        <CopyCode name={name} code={code} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="overflow-x-auto p-4 text-start text-sm"
      >
        <code>{secret ? code.replaceAll(secret, masked(secret)) : code}</code>
      </pre>
    </figure>
  )
}

/** Masks a key in the same way as the list of keys: `plk_sandbox_…a1B2`. */
const masked = (secret: string) => secret.replace(/[^_]+(?=.{4}$)/, '…')

function CopyCode({ name, code }: { name: string; code: string }) {
  const t = useTexts(messages)
  const [copied, copy, failed] = useCopy(code)
  const Icon = copied ? CheckIcon : CopyIcon
  return (
    <>
      <button
        type="button"
        aria-label={t.copyCode(name)}
        className="flex min-h-11 items-center gap-2 px-4 font-semibold text-brand hover:bg-brand-soft"
        onClick={copy}
      >
        <Icon className="size-4" />
        <span dir="auto">{copied ? t.copied : t.copy}</span>
      </button>
      <span className={failed ? 'grid w-full pe-4 pb-2' : 'contents'}>
        <CopyResult copied={copied} failed={failed} />
      </span>
    </>
  )
}

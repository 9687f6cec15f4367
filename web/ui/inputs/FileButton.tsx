import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-style.ts'

/** The file types that a phone or a computer offers. The server checks the content. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/heic,application/pdf'

interface FileButtonProps {
  label: string
  /** What screen readers call it, if its label does not say enough. */
  name?: string
  /** The `accept` attribute of the input. */
  accept: string
  /** The icon before the label. */
  icon?: ReactNode
  /** The label while the file is being sent. */
  busy?: string | false
  variant?: ButtonVariant
  onFile: (file: File) => void
}

/** A button that opens the browser's file dialog. A file that was refused can be chosen again. */
export function FileButton({ label, name, accept, icon, busy, variant, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={name ?? label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant={variant} busy={busy} aria-label={busy ? undefined : name} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </Button>
    </>
  )
}

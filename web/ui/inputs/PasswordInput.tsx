import { useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { EyeIcon, EyeOffIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { ariaOf, BESIDE_BUTTON, type Control, INPUT_STYLE } from './control.ts'

interface PasswordInputProps extends Control<string> {
  autoComplete: 'new-password' | 'current-password'
}

export function PasswordInput(props: PasswordInputProps) {
  const { invalid, describedBy, labelledBy: _named, onValueChange, ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <input
        {...rest}
        {...ariaOf({ invalid, describedBy })}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${INPUT_STYLE} ${BESIDE_BUTTON}`}
        onChange={event => onValueChange(event.target.value)}
      />
      <Reveal shown={shown} controls={props.id} onToggle={() => setShown(!shown)} />
    </div>
  )
}

function Reveal({ shown, controls, onToggle }: { shown: boolean; controls: string; onToggle: () => void }) {
  const t = useTexts(common)
  const Icon = shown ? EyeOffIcon : EyeIcon
  return (
    <>
      <button
        type="button"
        aria-controls={controls}
        aria-label={shown ? t.hidePassword : t.showPassword}
        className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        onClick={onToggle}
      >
        <Icon className="size-5" />
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{shown ? t.passwordShown : ''}</span>
      </VisuallyHidden>
    </>
  )
}

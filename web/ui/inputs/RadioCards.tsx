import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Control } from './control.ts'

export interface RadioCard<Value extends string> {
  value: Value
  title: string
  description?: ReactNode
  icon?: ReactNode
}

interface RadioCardsProps<Value extends string> extends Omit<Control<Value | ''>, 'onValueChange'> {
  cards: readonly RadioCard<Value>[]
  /** @param isPassing whether an arrow key brought the person to the card, perhaps on the way to another one */
  onValueChange: (value: Value, isPassing: boolean) => void
  columns?: 1 | 2
}

/** A radio group of cards. Needs `group` on its `Field`. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const isArrow = useRef(false)
  return (
    <div
      role="radiogroup"
      onKeyDown={({ key }) => {
        isArrow.current = key.startsWith('Arrow')
      }}
      onKeyUp={() => {
        isArrow.current = false
      }}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      className={classNames('grid gap-3', props.columns === 2 && 'sm:grid-cols-2')}
    >
      {props.cards.map((card, index) => (
        <Card
          key={card.value}
          {...props}
          card={card}
          index={index}
          onValueChange={value => props.onValueChange(value, isArrow.current)}
        />
      ))}
    </div>
  )
}

type CardProps<Value extends string> = Omit<RadioCardsProps<Value>, 'onValueChange'> & {
  card: RadioCard<Value>
  index: number
  onValueChange: (value: Value) => void
}

function Card<Value extends string>({ card, index, ...props }: CardProps<Value>) {
  const id = index === 0 ? props.id : `${props.id}-${card.value}`
  return (
    <label className="group relative flex items-center gap-4 rounded-md border border-control bg-surface p-4 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {card.icon ? <CardIcon>{card.icon}</CardIcon> : null}
      <span className="grid flex-1 gap-0.5">
        <span id={`${id}-title`} className="font-semibold">
          {card.title}
        </span>
        {card.description ? (
          <span id={`${id}-description`} className="text-sm text-muted">
            {card.description}
          </span>
        ) : null}
      </span>
      <input
        ref={index === 0 ? props.ref : undefined}
        id={id}
        type="radio"
        name={props.name ?? props.id}
        value={card.value}
        checked={props.value === card.value}
        disabled={props.disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={card.description ? `${id}-description` : undefined}
        className="size-5 shrink-0 accent-brand outline-none"
        onChange={() => props.onValueChange(card.value)}
        onBlur={props.onBlur}
      />
    </label>
  )
}

function CardIcon({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-raised text-brand group-has-checked:bg-surface *:size-6">
      {children}
    </span>
  )
}

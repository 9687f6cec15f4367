import type { ComponentType } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

interface MoveButtonsProps {
  label: string
  order: number
  /** From 1. */
  position: number
  of: number
  onMove: (by: 1 | -1) => void
}

/** The place of an option, and the ways to another one. */
export function MoveButtons({ label, order, position, of, onMove }: MoveButtonsProps) {
  const t = useTexts(adminOptions)
  return (
    <span className="flex items-center">
      <MoveButton Icon={ArrowUpIcon} name={t.moveUp(label)} atEnd={position === 1} onPress={() => onMove(-1)} />
      <MoveButton Icon={ArrowDownIcon} name={t.moveDown(label)} atEnd={position === of} onPress={() => onMove(1)} />
      <span className="min-w-10 text-center text-sm text-muted">
        <Ltr>{order}</Ltr>
      </span>
    </span>
  )
}

interface MoveButtonProps {
  Icon: ComponentType<{ className?: string }>
  name: string
  /** There is nowhere to go. It stays in place, and in focus, for whoever just came here with it. */
  atEnd: boolean
  onPress: () => void
}

function MoveButton({ Icon, name, atEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atEnd || undefined}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink aria-disabled:cursor-default aria-disabled:text-line aria-disabled:hover:bg-transparent"
      onClick={() => (atEnd ? undefined : onPress())}
    >
      <Icon className="size-5" />
    </button>
  )
}

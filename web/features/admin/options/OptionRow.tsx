import { type ComponentProps, type ComponentType, useId } from 'react'
import type { Locale } from '#web/api/generated/plinkAPI.schemas.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { labelOf, otherLocale, type OptionRow as Row } from '#web/staff/option-rows.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ArrowDownIcon, ArrowUpIcon, GripIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Switch } from '#web/ui/inputs/Switch.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { adminOptions } from './admin-options.messages.ts'
import { CELL, ROW } from './table-layout.ts'
import type { DragOrder } from './use-drag-order.ts'

export interface OptionRowActions {
  onMove: (code: string, by: 1 | -1) => void
  onSwitch: (row: Row) => void
  /** Whether the change is not stored yet. */
  isSwitching: (row: Row) => boolean
  onEdit: (row: Row) => void
  /** Adds the missing language. */
  onTranslate: (row: Row) => void
}

interface OptionRowProps extends OptionRowActions {
  row: Row
  /** The position, counted from 1. */
  position: number
  of: number
  drag: DragOrder
}

export function OptionRow({
  row,
  position,
  of,
  drag,
  onMove,
  onSwitch,
  isSwitching,
  onEdit,
  onTranslate,
}: OptionRowProps) {
  const t = useTexts(adminOptions)
  const { locale } = useLocale()
  const id = useId()
  const label = labelOf(row, locale)
  const mayChange = useMayChange()
  return (
    <tr className={classNames(ROW, drag.isOver(row.code) && 'bg-brand-soft')} {...drag.placeOf(row.code)}>
      <td className={CELL.order}>
        <span className="flex items-center">
          {mayChange ? (
            <>
              <DragHandle {...drag.handleOf(row.code)} />
              <MoveButtons label={label} position={position} of={of} onMove={by => onMove(row.code, by)} />
            </>
          ) : null}
          {/* Between the buttons of a card, the number needs no label. Without the buttons it would need one, so a card hides it. */}
          <span className={classNames('min-w-10 text-center text-sm text-muted', !mayChange && 'hidden @3xl:inline')}>
            <Ltr>{row.order}</Ltr>
          </span>
        </span>
      </td>
      <LabelCell row={row} locale="en" onTranslate={onTranslate} />
      <LabelCell row={row} locale="ar" onTranslate={onTranslate} />
      <td className={CELL.code}>
        <Ltr>{row.code}</Ltr>
      </td>
      <td className={CELL.active}>
        <span className="flex items-center gap-2 text-sm">
          {mayChange ? (
            <>
              <span id={id} className="sr-only">
                {t.offered(label)}
              </span>
              <Switch checked={row.active} busy={isSwitching(row)} labelledBy={id} onPress={() => onSwitch(row)} />
            </>
          ) : null}
          <span aria-hidden={mayChange} className={row.active ? 'text-ink' : 'text-muted'}>
            {row.active ? t.on : t.off}
          </span>
        </span>
      </td>
      <td className={CELL.edit}>
        {mayChange ? (
          <Button variant="quiet" onClick={() => onEdit(row)}>
            {t.edit} <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

/** The drag handle, for the mouse only. Keyboard and touch use the buttons. */
function DragHandle(props: Pick<ComponentProps<'span'>, 'draggable' | 'onDragStart' | 'onDragEnd'>) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className="-ms-2 hidden cursor-grab p-2 text-muted hover:text-ink active:cursor-grabbing @3xl:pointer-fine:block"
    >
      <GripIcon className="size-5" />
    </span>
  )
}

interface MoveButtonsProps {
  label: string
  /** The position, counted from 1. */
  position: number
  of: number
  onMove: (by: 1 | -1) => void
}

function MoveButtons({ label, position, of, onMove }: MoveButtonsProps) {
  const t = useTexts(adminOptions)
  return (
    <span className="flex items-center">
      <MoveButton Icon={ArrowUpIcon} name={t.moveUp(label)} atEnd={position === 1} onPress={() => onMove(-1)} />
      <MoveButton Icon={ArrowDownIcon} name={t.moveDown(label)} atEnd={position === of} onPress={() => onMove(1)} />
    </span>
  )
}

interface MoveButtonProps {
  Icon: ComponentType<{ className?: string }>
  name: string
  /** The option is at the end of the list. The button stays focusable, because the user may just have moved the option with it. */
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

interface LabelCellProps {
  row: Row
  locale: Locale
  onTranslate: (row: Row) => void
}

/** The label in this language, or a button to add it. */
function LabelCell({ row, locale, onTranslate }: LabelCellProps) {
  const t = useTexts(adminOptions)
  const option = row.labels[locale]
  const mayChange = useMayChange()
  return (
    <td className={classNames(CELL[locale], row.active ? 'text-ink' : 'text-muted')}>
      {option ? <bdi lang={locale}>{option.label}</bdi> : null}
      {!option && mayChange ? (
        <button
          type="button"
          aria-label={t.addFor[locale](labelOf(row, otherLocale(locale)))}
          className="-ms-3 inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-warning hover:bg-warning-soft"
          onClick={() => onTranslate(row)}
        >
          <PlusIcon className="size-5 shrink-0" />
          {t.add[locale]}
        </button>
      ) : null}
    </td>
  )
}

import { useId } from 'react'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { DragHandle } from './DragHandle.tsx'
import { LabelCell } from './LabelCell.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { labelOf, type OptionRow as Row } from './option-rows.ts'
import { CELL, ROW } from './table-layout.ts'
import type { DragOrder } from './use-drag-order.ts'

export interface OptionRowActions {
  onMove: (code: string, by: 1 | -1) => void
  onSwitch: (row: Row) => void
  onEdit: (row: Row) => void
  /** Of the language that is missing. */
  onTranslate: (row: Row) => void
}

interface OptionRowProps extends OptionRowActions {
  row: Row
  /** From 1. */
  position: number
  of: number
  drag: DragOrder
}

export function OptionRow({ row, position, of, drag, onMove, onSwitch, onEdit, onTranslate }: OptionRowProps) {
  const t = useTexts(adminOptions)
  const { locale } = useLocale()
  const id = useId()
  const label = labelOf(row, locale)
  return (
    <tr className={classNames(ROW, drag.isOver(row.code) && 'bg-brand-soft')} {...drag.placeOf(row.code)}>
      <td className={CELL.order}>
        <span className="flex items-center">
          <DragHandle {...drag.handleOf(row.code)} />
          <MoveButtons
            label={label}
            order={row.order}
            position={position}
            of={of}
            onMove={by => onMove(row.code, by)}
          />
        </span>
      </td>
      <LabelCell row={row} locale="en" onTranslate={onTranslate} />
      <LabelCell row={row} locale="ar" onTranslate={onTranslate} />
      <td className={CELL.code}>
        <Ltr>{row.code}</Ltr>
      </td>
      <td className={CELL.active}>
        <span className="flex items-center gap-2 text-sm">
          <span id={id} className="sr-only">
            {t.offered(label)}
          </span>
          <Switch checked={row.active} labelledBy={id} onPress={() => onSwitch(row)} />
          <span aria-hidden="true" className={row.active ? 'text-ink' : 'text-muted'}>
            {row.active ? t.on : t.off}
          </span>
        </span>
      </td>
      <td className={CELL.edit}>
        <Button variant="quiet" onClick={() => onEdit(row)}>
          {t.edit} <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}

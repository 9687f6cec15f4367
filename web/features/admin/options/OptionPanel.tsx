import { OTHER_PURPOSE } from '#domain/constants.ts'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { OptionForm, type OptionFormProps } from './OptionForm.tsx'
import type { OpenPanel } from './option-drafts.ts'
import { missingLocale, type OptionRow } from './option-rows.ts'
import { useCreateOption } from './use-create-option.ts'
import { useEditOption } from './use-edit-option.ts'

type Ways = Pick<OptionFormProps, 'onSaved' | 'onRefused' | 'onCancel' | 'onLeave'>

interface OptionPanelProps extends OpenPanel, Ways {
  category: KybCategory
}

export function OptionPanel({ row, ...panel }: OptionPanelProps) {
  return row ? <EditPanel {...panel} row={row} /> : <CreatePanel {...panel} />
}

function CreatePanel({ category, ...form }: Omit<OptionPanelProps, 'row'>) {
  const t = useTexts(adminOptions)
  const create = useCreateOption(category)
  return (
    <Drawer title={t.create} onClose={form.onCancel}>
      <OptionForm {...form} save={create} />
    </Drawer>
  )
}

function EditPanel({ category, row, ...form }: OptionPanelProps & { row: OptionRow }) {
  const t = useTexts(adminOptions)
  const edit = useEditOption(row)
  return (
    <Drawer title={t.editTitle} onClose={form.onCancel}>
      <OptionForm
        {...form}
        editing
        codeFixed={category === 'purpose_of_account' && row.code === OTHER_PURPOSE}
        translated={missingLocale(row) === undefined}
        save={edit}
      />
    </Drawer>
  )
}

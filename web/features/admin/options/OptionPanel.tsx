import { OTHER_PURPOSE } from '#domain/constants.ts'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { OptionForm, type OptionFormProps } from './OptionForm.tsx'
import { EMPTY_OPTION, optionValues } from './option-form.ts'
import type { OptionRow } from './option-rows.ts'
import { useCreateOption } from './use-create-option.ts'
import { useEditOption } from './use-edit-option.ts'

type Ways = Pick<OptionFormProps, 'onSaved' | 'onRefused' | 'onCancel'>

/** Opens empty. */
export function CreatePanel({ category, ...ways }: Ways & { category: KybCategory }) {
  const t = useTexts(adminOptions)
  const create = useCreateOption(category)
  return (
    <Drawer title={t.create} onClose={ways.onCancel}>
      <OptionForm {...ways} initial={EMPTY_OPTION} save={create} />
    </Drawer>
  )
}

interface EditPanelProps extends Ways {
  category: KybCategory
  /** As it was when the panel opened: what others change meanwhile does not change under the pen. */
  row: OptionRow
  focus?: OptionFormProps['focus']
}

export function EditPanel({ category, row, focus, ...ways }: EditPanelProps) {
  const t = useTexts(adminOptions)
  const edit = useEditOption(row)
  return (
    <Drawer title={t.editTitle} onClose={ways.onCancel}>
      <OptionForm
        {...ways}
        editing
        codeFixed={category === 'purpose_of_account' && row.code === OTHER_PURPOSE}
        initial={optionValues(row)}
        focus={focus}
        save={edit}
      />
    </Drawer>
  )
}

import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Locale } from '#web/api/generated/plinkAPI.schemas.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { otherLocale } from '#web/staff/option-rows.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx'
import { RadioCards } from '#web/ui/inputs/RadioCards.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { adminOptions } from './admin-options.messages.ts'
import { codeProblem, labelProblem, type OptionValues, orderProblem } from './option-form.ts'
import { type SubmitOptionProps, useSubmitOption } from './use-submit-option.ts'

export interface OptionFormProps extends SubmitOptionProps {
  /** The initial values of the form. */
  typed: OptionValues
  codeFixed?: boolean
  /** The option has both languages, which are then required. */
  translated?: boolean
  /** The field that gets the focus. */
  focus: 'label' | 'translation'
  /** The values are from an earlier visit of the form. */
  restored: boolean
  onCancel: () => void
  /** Called with the values after each change. */
  onType: (values: OptionValues) => void
}

export function OptionForm(props: OptionFormProps) {
  const { typed, editing = false, focus, restored, onCancel } = props
  const t = useTexts(adminOptions)
  const form = usePlinkForm<OptionValues>({ defaultValues: typed })
  const onType = useEffectEvent(props.onType)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }), [form])
  const { submit, refusedText } = useSubmitOption(form, props)
  const locale = form.watch('locale')
  useEffect(() => form.setFocus(focus), [form, focus])
  return (
    <Form form={form} problems={{ ...t.problems, root: { refused: refusedText } }} onSubmit={submit}>
      {restored ? <Notice>{t.restored}</Notice> : null}
      {editing ? null : <LocaleField form={form} />}
      <LabelField form={form} name="label" locale={locale} required />
      <LabelField
        form={form}
        name="translation"
        locale={otherLocale(locale)}
        required={props.translated}
        help={t.translationHelp}
      />
      <CodeField form={form} editing={editing} fixed={props.codeFixed} />
      <OrderField form={form} editing={editing} />
      <FormField form={form} name="active" label={t.active}>
        {control => <Checkbox {...control} label={t.activeHelp} />}
      </FormField>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4">
        <SubmitButton form={form} busy={editing ? t.saving : t.creating}>
          {editing ? t.save : t.create}
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** The language of the required label. */
function LocaleField({ form }: { form: UseFormReturn<OptionValues> }) {
  const t = useTexts(adminOptions)
  return (
    <FormField form={form} name="locale" label={t.locale} group>
      {control => (
        <RadioCards
          {...control}
          columns={2}
          cards={[
            { value: 'en', title: t.languages.en },
            { value: 'ar', title: t.languages.ar },
          ]}
        />
      )}
    </FormField>
  )
}

interface OrderFieldProps {
  form: UseFormReturn<OptionValues>
  editing: boolean
}

function OrderField({ form, editing }: OrderFieldProps) {
  const t = useTexts(adminOptions)
  return (
    <FormField
      form={form}
      name="order"
      label={t.order}
      help={editing ? t.orderEditHelp : t.orderHelp}
      optional={!editing}
      check={order => (editing && order.trim() === '' ? 'required' : orderProblem(order))}
    >
      {control => <TextInput {...control} dir="ltr" inputMode="numeric" autoComplete="off" />}
    </FormField>
  )
}

interface CodeFieldProps {
  form: UseFormReturn<OptionValues>
  editing: boolean
  fixed?: boolean
}

function CodeField({ form, editing, fixed }: CodeFieldProps) {
  const t = useTexts(adminOptions)
  const help = editing ? t.codeEditHelp : t.codeHelp
  return (
    <FormField
      form={form}
      name="code"
      label={t.code}
      help={fixed ? t.codeFixed : help}
      optional={!editing}
      check={code => (editing && code.trim() === '' ? 'required' : codeProblem(code))}
    >
      {control => (
        <TextInput {...control} disabled={fixed} dir="ltr" autoComplete="off" autoCapitalize="none" maxLength={64} />
      )}
    </FormField>
  )
}

interface LabelFieldProps {
  form: UseFormReturn<OptionValues>
  name: 'label' | 'translation'
  locale: Locale
  required?: boolean
  help?: string
}

const DIRECTION = { en: 'ltr', ar: 'rtl' } as const
const MAX_LENGTH = 100

/** An input with the direction of its own language. */
function LabelField({ form, name, locale, required, help }: LabelFieldProps) {
  const t = useTexts(adminOptions)
  return (
    <FormField
      form={form}
      name={name}
      label={t.label[locale]}
      help={help}
      optional={!required}
      check={label => (required ? labelProblem(label) : null)}
    >
      {control => (
        <span lang={locale} className="contents">
          <TextInput {...control} dir={DIRECTION[locale]} autoComplete="off" maxLength={MAX_LENGTH} />
        </span>
      )}
    </FormField>
  )
}

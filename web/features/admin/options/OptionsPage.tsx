import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OTHER_PURPOSE } from '#domain/constants.ts'
import type { KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts, useSaveDraft } from '#web/staff/drafts/drafts.ts'
import { missingLocale, type OptionRow } from '#web/staff/option-rows.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { adminOptions } from './admin-options.messages.ts'
import { OptionForm, type OptionFormProps } from './OptionForm.tsx'
import { OptionList } from './OptionList.tsx'
import { EMPTY_OPTION, type OptionValues, optionValues } from './option-form.ts'
import { useOptionCache } from './use-admin-kyb-options.ts'
import { useChangeKybOption } from './use-change-kyb-option.ts'
import { useCreateKybOption } from './use-create-kyb-option.ts'

const CATEGORIES = ['purpose_of_account', 'business_activity', 'annual_revenue'] as const
const SHOWN_MILLISECONDS = 3000

/** The category is in the URL, so that a reload keeps it. */
export function OptionsPage() {
  const t = useTexts(adminOptions)
  const [category, setCategory] = useCategory()
  const [panel, setPanel] = useState<OpenPanel | null>(openPanels.of(category) ?? null)
  const [outcome, show] = useTransientState<'created' | 'saved'>(SHOWN_MILLISECONDS)
  const { refresh } = useOptionCache(category)
  const draftId = `${category} ${panel?.row?.code ?? ''}`
  const open = (focus: OpenPanel['focus'], row?: OptionRow) =>
    setPanel({ row, ...optionDrafts.of(`${category} ${row?.code ?? ''}`), focus })
  const close = () => setPanel(null)
  const type = (values: OptionValues) => {
    const isUnchanged = JSON.stringify(values) === JSON.stringify(initialValues(panel?.row))
    optionDrafts.keep(draftId, isUnchanged ? null : { row: panel?.row, typed: values })
  }
  const discard = () => {
    optionDrafts.keep(draftId, null)
    close()
  }
  useSaveDraft(() => openPanels.save(category, panel && { ...panel, ...optionDrafts.of(draftId) }))
  useAskBeforeUnload()
  const finish = (how: 'created' | 'saved') => () => {
    discard()
    show(how)
    refresh()
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageIntro title={t.title} lead={t.lead} />
        {useMayChange() ? (
          <Button onClick={() => open('label')}>
            <PlusIcon className="size-5" />
            {t.create}
          </Button>
        ) : null}
      </div>
      <Outcome outcome={outcome} />
      <Tabs
        id="category"
        label={t.categoriesLabel}
        tabs={CATEGORIES.map(value => ({ value, label: t.categories[value] }))}
        value={category}
        onValueChange={setCategory}
      >
        <OptionList
          key={category}
          category={category}
          onEdit={row => open('label', row)}
          onTranslate={row => open('translation', row)}
        />
      </Tabs>
      {panel ? (
        <OptionPanel
          {...panel}
          category={category}
          onSaved={finish(panel.row ? 'saved' : 'created')}
          onRefused={refresh}
          onClose={close}
          onCancel={discard}
          onType={type}
        />
      ) : null}
    </>
  )
}

function useCategory(): [category: KybCategory, setCategory: (category: KybCategory) => void] {
  const [params, setParams] = useSearchParams()
  const category = CATEGORIES.find(each => each === params.get('category')) ?? CATEGORIES[0]
  return [category, next => setParams({ category: next }, { replace: true })]
}

/** The browser asks before a reload or a closed tab loses a draft. */
function useAskBeforeUnload(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!optionDrafts.isEmpty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

/** Shows a value for a limited time. A new value restarts the time. */
function useTransientState<Shown>(milliseconds: number): [shown: Shown | null, show: (next: Shown) => void] {
  const [current, setCurrent] = useState<{ shown: Shown } | null>(null)
  useEffect(() => {
    if (current === null) return
    const timer = setTimeout(() => setCurrent(null), milliseconds)
    return () => clearTimeout(timer)
  }, [current, milliseconds])
  return [current?.shown ?? null, value => setCurrent({ shown: value })]
}

/** Floats over the page, so that nothing moves. Its live region is always rendered, because the content of a new region is not announced. */
function Outcome({ outcome }: { outcome: 'created' | 'saved' | null }) {
  const t = useTexts(adminOptions)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-30 mx-auto max-w-md">
      {outcome ? (
        <div className="rounded-md border border-success bg-surface shadow-lift">
          <Notice tone="success">{t[outcome]}</Notice>
        </div>
      ) : null}
    </div>
  )
}

interface OptionPanelProps extends OpenPanel, Pick<OptionFormProps, 'onSaved' | 'onRefused' | 'onCancel' | 'onType'> {
  category: KybCategory
  /** Closes the panel. What was typed stays. */
  onClose: () => void
}

function OptionPanel({ row, ...panel }: OptionPanelProps) {
  return row ? <EditPanel {...panel} row={row} /> : <CreatePanel {...panel} />
}

function CreatePanel({ category, typed, onClose, ...form }: Omit<OptionPanelProps, 'row'>) {
  const t = useTexts(adminOptions)
  const create = useCreateKybOption(category)
  return (
    <Dialog open placement="side" title={t.create} onClose={onClose}>
      <OptionForm {...form} typed={typed ?? initialValues()} restored={typed !== undefined} save={create} />
    </Dialog>
  )
}

function EditPanel({ category, row, typed, onClose, ...form }: OptionPanelProps & { row: OptionRow }) {
  const t = useTexts(adminOptions)
  const edit = useChangeKybOption(row)
  return (
    <Dialog open placement="side" title={t.editTitle} onClose={onClose}>
      <OptionForm
        {...form}
        typed={typed ?? initialValues(row)}
        restored={typed !== undefined}
        editing
        codeFixed={category === 'purpose_of_account' && row.code === OTHER_PURPOSE}
        translated={missingLocale(row) === undefined}
        save={edit}
      />
    </Dialog>
  )
}

/** The typed values that were not sent, with the option as it was then, so that only typed changes are sent. */
interface OptionDraft {
  /** Undefined for a new option. */
  row?: OptionRow | undefined
  typed?: OptionValues
}

/** The option that the panel creates or edits. It does not follow changes of other administrators. */
interface OpenPanel extends OptionDraft {
  /** The field that gets the focus. */
  focus: 'label' | 'translation'
}

const initialValues = (row?: OptionRow): OptionValues => (row ? optionValues(row) : EMPTY_OPTION)

/** The drafts, by category and code. */
const optionDrafts = createDrafts<OptionDraft>(adminSession)

/** The open panel of each category when a session ended. */
const openPanels = createDrafts<OpenPanel>(adminSession)

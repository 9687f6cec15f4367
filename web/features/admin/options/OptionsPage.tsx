import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OTHER_PURPOSE } from '#domain/constants.ts'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { createDrafts } from '../drafts/drafts.ts'
import { OptionForm, type OptionFormProps } from './OptionForm.tsx'
import { OptionList } from './OptionList.tsx'
import { EMPTY_OPTION, type OptionValues, optionValues } from './option-form.ts'
import { missingLocale, type OptionRow } from './option-rows.ts'
import { useOptionCache } from './use-admin-kyb-options.ts'
import { useChangeKybOption } from './use-change-kyb-option.ts'
import { useCreateKybOption } from './use-create-kyb-option.ts'

const CATEGORIES = ['purpose_of_account', 'business_activity', 'annual_revenue'] as const
const SHOWN_MILLISECONDS = 3000

/** The category is in the URL, so that a reload keeps it. */
export function OptionsPage() {
  const t = useTexts(adminOptions)
  const [category, setCategory] = useCategory()
  const [panel, setPanel] = useState<OpenPanel | null>(optionDrafts.of(category) ?? null)
  const [outcome, show] = useTransientState<'created' | 'saved'>(SHOWN_MILLISECONDS)
  const { refresh } = useOptionCache(category)
  const close = () => setPanel(null)
  const leave = (typed: OptionValues) => optionDrafts.save(category, panel && { ...panel, typed })
  const edit = (row: OptionRow, focus: OpenPanel['focus']) => setPanel({ row, focus, typed: optionValues(row) })
  const finish = (how: 'created' | 'saved') => () => {
    close()
    show(how)
    refresh()
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <PageHeading title={t.title} />
          <p className="text-muted">{t.lead}</p>
        </div>
        <Button onClick={() => setPanel({ focus: 'label', typed: EMPTY_OPTION })}>
          <PlusIcon className="size-5" />
          {t.create}
        </Button>
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
          onEdit={row => edit(row, 'label')}
          onTranslate={row => edit(row, 'translation')}
        />
      </Tabs>
      {panel ? (
        <OptionPanel
          {...panel}
          category={category}
          onSaved={finish(panel.row ? 'saved' : 'created')}
          onRefused={refresh}
          onCancel={close}
          onLeave={leave}
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

/** Shows a value for a limited time. A new value restarts the time. */
function useTransientState<Shown>(milliseconds: number): [shown: Shown | null, show: (next: Shown) => void] {
  const [current, setCurrent] = useState<{ shown: Shown } | null>(null)
  useEffect(() => {
    if (current === null) return
    const timer = setTimeout(() => setCurrent(null), milliseconds)
    return () => clearTimeout(timer)
  }, [current, milliseconds])
  return [current?.shown ?? null, shown => setCurrent({ shown })]
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

type Ways = Pick<OptionFormProps, 'onSaved' | 'onRefused' | 'onCancel' | 'onLeave'>

interface OptionPanelProps extends OpenPanel, Ways {
  category: KybCategory
}

function OptionPanel({ row, ...panel }: OptionPanelProps) {
  return row ? <EditPanel {...panel} row={row} /> : <CreatePanel {...panel} />
}

function CreatePanel({ category, ...form }: Omit<OptionPanelProps, 'row'>) {
  const t = useTexts(adminOptions)
  const create = useCreateKybOption(category)
  return (
    <Dialog open placement="side" title={t.create} onClose={form.onCancel}>
      <OptionForm {...form} save={create} />
    </Dialog>
  )
}

function EditPanel({ category, row, ...form }: OptionPanelProps & { row: OptionRow }) {
  const t = useTexts(adminOptions)
  const edit = useChangeKybOption(row)
  return (
    <Dialog open placement="side" title={t.editTitle} onClose={form.onCancel}>
      <OptionForm
        {...form}
        editing
        codeFixed={category === 'purpose_of_account' && row.code === OTHER_PURPOSE}
        translated={missingLocale(row) === undefined}
        save={edit}
      />
    </Dialog>
  )
}

/** The option that the panel creates or edits. */
interface OpenPanel {
  /** A copy from the time when the panel opened, so that changes of others do not change the form. Undefined for a new option. */
  row?: OptionRow
  /** The field that gets the focus. */
  focus: 'label' | 'translation'
  /** The initial values of the form. */
  typed: OptionValues
}

/** The open panel of each category when a session ended. */
const optionDrafts = createDrafts<OpenPanel>(adminSession)

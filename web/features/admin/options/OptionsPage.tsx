import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { OptionList } from './OptionList.tsx'
import { OptionPanel } from './OptionPanel.tsx'
import { Outcome } from './Outcome.tsx'
import { type OpenPanel, optionDrafts } from './option-drafts.ts'
import { EMPTY_OPTION, type OptionValues, optionValues } from './option-form.ts'
import type { OptionRow } from './option-rows.ts'
import { useOptionCache } from './use-options.ts'

const CATEGORIES = ['purpose_of_account', 'business_activity', 'annual_revenue'] as const
const SHOWN_MILLISECONDS = 3000

/** The category stands in the address: a reload keeps it. */
export function OptionsPage() {
  const t = useTexts(adminOptions)
  const [category, setCategory] = useCategory()
  const [panel, setPanel] = useState<OpenPanel | null>(optionDrafts.of(category) ?? null)
  const [outcome, show] = useTransientState<'created' | 'saved'>(SHOWN_MILLISECONDS)
  const { refresh } = useOptionCache(category)
  const close = () => setPanel(null)
  const leave = (typed: OptionValues) => optionDrafts.leave(category, panel && { ...panel, typed })
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

/** Shows something for this long; whatever is shown after it starts anew. */
function useTransientState<Shown>(milliseconds: number): [shown: Shown | null, show: (next: Shown) => void] {
  const [current, setCurrent] = useState<{ shown: Shown } | null>(null)
  useEffect(() => {
    if (current === null) return
    const timer = setTimeout(() => setCurrent(null), milliseconds)
    return () => clearTimeout(timer)
  }, [current, milliseconds])
  return [current?.shown ?? null, shown => setCurrent({ shown })]
}

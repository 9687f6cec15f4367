import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useBriefly } from '#web/lib/use-briefly.ts'
import { adminOptions } from '#web/messages/admin-options.ts'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { OptionList } from './OptionList.tsx'
import { CreatePanel, EditPanel } from './OptionPanel.tsx'
import { Outcome } from './Outcome.tsx'
import type { OptionRow } from './option-rows.ts'
import { useOptionCache } from './use-options.ts'

const CATEGORIES = ['purpose_of_account', 'business_activity', 'annual_revenue'] as const
const SHOWN_MILLISECONDS = 3000

type Panel = 'create' | { row: OptionRow; focus: 'label' | 'translation' }

/** The category stands in the address: a reload keeps it. */
export function OptionsPage() {
  const t = useTexts(adminOptions)
  const [category, setCategory] = useCategory()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [outcome, show] = useBriefly<'created' | 'saved'>(SHOWN_MILLISECONDS)
  const { refresh } = useOptionCache(category)
  const close = () => setPanel(null)
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
        <Button onClick={() => setPanel('create')}>
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
          onEdit={row => setPanel({ row, focus: 'label' })}
          onTranslate={row => setPanel({ row, focus: 'translation' })}
        />
      </Tabs>
      {panel === 'create' ? (
        <CreatePanel category={category} onSaved={finish('created')} onRefused={refresh} onCancel={close} />
      ) : null}
      {panel !== null && panel !== 'create' ? (
        <EditPanel category={category} {...panel} onSaved={finish('saved')} onRefused={refresh} onCancel={close} />
      ) : null}
    </>
  )
}

function useCategory(): [category: KybCategory, setCategory: (category: KybCategory) => void] {
  const [params, setParams] = useSearchParams()
  const category = CATEGORIES.find(each => each === params.get('category')) ?? CATEGORIES[0]
  return [category, next => setParams({ category: next }, { replace: true })]
}

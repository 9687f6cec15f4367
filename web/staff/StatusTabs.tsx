import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#web/ui/Tabs.tsx'

interface Tab<Status extends string> {
  value: Status
  label: string
}

interface StatusTabsProps<Status extends string> {
  id: string
  /** The accessible name of the tab list. */
  label: string
  /** The first one is open unless the URL names another. */
  tabs: readonly [Tab<Status>, ...Tab<Status>[]]
  /** The content of the open tab. */
  children: (status: Status) => ReactNode
}

/** Lists in tabs. The status of the open one is in the URL, so that a reload keeps it and Back undoes it. */
export function StatusTabs<Status extends string>({ id, label, tabs, children }: StatusTabsProps<Status>) {
  const [params, setParams] = useSearchParams()
  const [first] = tabs
  const { value } = tabs.find(tab => tab.value === params.get('status')) ?? first
  const show = (status: Status) => setParams(status === first.value ? {} : { status })
  return (
    <Tabs id={id} label={label} tabs={tabs} value={value} onValueChange={show}>
      {children(value)}
    </Tabs>
  )
}

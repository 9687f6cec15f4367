import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { DocsPage } from '../DocsPage.tsx'

export type Flow = 'signUp' | 'signIn'

export function FlowPage({ flow }: { flow: Flow }) {
  const { nav } = useTexts(docs)
  return <DocsPage title={nav[flow]} sections={[]} />
}

import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { DocsPage } from '../DocsPage.tsx'

export function ErrorsPage() {
  const { nav } = useTexts(docs)
  return <DocsPage title={nav.errors} sections={[]} />
}

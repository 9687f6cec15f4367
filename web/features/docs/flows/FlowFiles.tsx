import { useTexts } from '#web/lib/locale.tsx'
import { flows } from '#web/messages/flows.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline'

/** What API clients and other tools open. */
export function FlowFiles() {
  const t = useTexts(flows)
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <p className="font-semibold">{t.standards}</p>
      <ul>
        <li>
          <a href="/docs/plink.postman_collection.json" download className={LINK}>
            {t.collection}
          </a>
        </li>
        <li>
          <a href="/workflows.arazzo.yaml" className={LINK}>
            {t.arazzo}
          </a>
        </li>
      </ul>
    </section>
  )
}

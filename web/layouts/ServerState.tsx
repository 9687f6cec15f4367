import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { newQueryClient } from '#web/api/query-client.ts'

interface ServerStateProps {
  /** Default: the route inside. */
  children?: ReactNode
}

/** Provides React Query to the routes that call the server. Other pages do not load it. Its cache is cleared when it unmounts. */
export function ServerState({ children = <Outlet /> }: ServerStateProps) {
  const [queryClient] = useState(newQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

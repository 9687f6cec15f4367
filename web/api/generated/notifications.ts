/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ChangeNotificationPreferences409,
  ChangeNotificationPreferencesRequest,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListNotificationsParams,
  NotificationList,
  NotificationNotFoundResponse,
  NotificationPreferenceList,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ReadNotificationsRequest,
  ServiceUnavailableResponse,
  TaskList,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnreadNotifications,
  UnsupportedMediaTypeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notifications?${stringifiedParams}` : `/api/v1/notifications`
}

/**
 * What the account was told, newest first. A notification is written in the transaction that it tells of. It is deleted 90 days after it was read, and a year after it was written
 * in any case. A cursor contains its filters: leave them out, or send the same ones.
 * @summary List notifications
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof fetcher>[1]): Promise<NotificationList> => {

  return fetcher<NotificationList>(getListNotificationsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    `/api/v1/notifications`, ...(params ? [params] : [])
    ] as const;
    }

export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notifications
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountUnreadNotificationsUrl = () => {

  return `/api/v1/notifications/unread`
}

/**
 * `watchWallet` reports `notifications` when it changes.
 * @summary Count the unread notifications
 */
export const countUnreadNotifications = async ( options?: Parameters<typeof fetcher>[1]): Promise<UnreadNotifications> => {

  return fetcher<UnreadNotifications>(getCountUnreadNotificationsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCountUnreadNotificationsQueryKey = () => {
    return [
    `/api/v1/notifications/unread`
    ] as const;
    }

export const getCountUnreadNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof countUnreadNotifications>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountUnreadNotificationsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countUnreadNotifications>>> = ({ signal }) => countUnreadNotifications({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countUnreadNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountUnreadNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof countUnreadNotifications>>>
export type CountUnreadNotificationsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useCountUnreadNotifications<TData = Awaited<ReturnType<typeof countUnreadNotifications>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadNotifications>>,
          TError,
          Awaited<ReturnType<typeof countUnreadNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadNotifications<TData = Awaited<ReturnType<typeof countUnreadNotifications>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadNotifications>>,
          TError,
          Awaited<ReturnType<typeof countUnreadNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadNotifications<TData = Awaited<ReturnType<typeof countUnreadNotifications>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the unread notifications
 */

export function useCountUnreadNotifications<TData = Awaited<ReturnType<typeof countUnreadNotifications>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadNotifications>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountUnreadNotificationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListTasksUrl = () => {

  return `/api/v1/tasks`
}

/**
 * Payments that the caller may approve, transfers, files of transfers and orders of bills that the caller may confirm with a code, saved bills of which a reminder has told and that are not paid yet, and for owners the documents that our staff ask for. What ends first comes first. `watchWallet` reports `transfers` or `notifications` when it may have changed, but not that a document is no longer asked for.
 * @summary List what waits for the caller
 */
export const listTasks = async ( options?: Parameters<typeof fetcher>[1]): Promise<TaskList> => {

  return fetcher<TaskList>(getListTasksUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTasksQueryKey = () => {
    return [
    `/api/v1/tasks`
    ] as const;
    }

export const getListTasksQueryOptions = <TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTasksQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTasks>>> = ({ signal }) => listTasks({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listTasks>>>
export type ListTasksQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTasks>>,
          TError,
          Awaited<ReturnType<typeof listTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTasks>>,
          TError,
          Awaited<ReturnType<typeof listTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what waits for the caller
 */

export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMarkNotificationsReadUrl = () => {

  return `/api/v1/notifications/read`
}

/**
 * This notification and all earlier ones are read, of all groups. Those that were read before keep their time, so a repeated call does nothing.
 * @summary Mark notifications as read
 */
export const markNotificationsRead = async (readNotificationsRequest: ReadNotificationsRequest, options?: Parameters<typeof fetcher>[1]): Promise<UnreadNotifications> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<UnreadNotifications>(getMarkNotificationsReadUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readNotificationsRequest)
  }
);}

export const getMarkNotificationsReadMutationKey = () => ['markNotificationsRead'] as const;

export const useMarkNotificationsReadMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | NotificationNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext> => {

const mutationKey = getMarkNotificationsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationsRead>>, MarkNotificationsReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markNotificationsRead(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type MarkNotificationsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationsRead>>>
    export type MarkNotificationsReadMutationBody = BodyType<ReadNotificationsRequest>
    export type MarkNotificationsReadMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | NotificationNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type MarkNotificationsReadMutationVariables = {data: BodyType<ReadNotificationsRequest>}

    /**
 * @summary Mark notifications as read
 */
export const useMarkNotificationsRead = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | NotificationNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsRead>>, TError,MarkNotificationsReadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationsRead>>,
        TError,
        MarkNotificationsReadMutationVariables,
        TContext
      > => {
      return useMutation(useMarkNotificationsReadMutationOptions(options), queryClient);
    }
    export const getGetNotificationPreferencesUrl = () => {

  return `/api/v1/notifications/preferences`
}

/**
 * Of each kind of SMS, 4 are sent to a person in an hour, and as many emails. The last one says so; further ones are only in `listNotifications`.
 * @summary Get what the account wants to hear of
 */
export const getNotificationPreferences = async ( options?: Parameters<typeof fetcher>[1]): Promise<NotificationPreferenceList> => {

  return fetcher<NotificationPreferenceList>(getGetNotificationPreferencesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetNotificationPreferencesQueryKey = () => {
    return [
    `/api/v1/notifications/preferences`
    ] as const;
    }

export const getGetNotificationPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNotificationPreferencesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationPreferences>>> = ({ signal }) => getNotificationPreferences({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationPreferences>>>
export type GetNotificationPreferencesQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationPreferences>>,
          TError,
          Awaited<ReturnType<typeof getNotificationPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationPreferences>>,
          TError,
          Awaited<ReturnType<typeof getNotificationPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what the account wants to hear of
 */

export function useGetNotificationPreferences<TData = Awaited<ReturnType<typeof getNotificationPreferences>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNotificationPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getChangeNotificationPreferencesUrl = () => {

  return `/api/v1/notifications/preferences`
}

/**
 * Of one group, from now on. What is left out stays as it is. Notifications about security cannot be turned off, so the request has no group for them. When SMS are turned off, an
 * SMS says so. Email is off until it is turned on, and goes to the confirmed address of the person who opened the business, in the language of `changeMessageLanguage`.
 * @summary Change what the account wants to hear of
 */
export const changeNotificationPreferences = async (changeNotificationPreferencesRequest: ChangeNotificationPreferencesRequest, options?: Parameters<typeof fetcher>[1]): Promise<NotificationPreferenceList> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<NotificationPreferenceList>(getChangeNotificationPreferencesUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeNotificationPreferencesRequest)
  }
);}

export const getChangeNotificationPreferencesMutationKey = () => ['changeNotificationPreferences'] as const;

export const useChangeNotificationPreferencesMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ChangeNotificationPreferences409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationPreferences>>, TError,ChangeNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeNotificationPreferences>>, TError,ChangeNotificationPreferencesMutationVariables, TContext> => {

const mutationKey = getChangeNotificationPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeNotificationPreferences>>, ChangeNotificationPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeNotificationPreferences(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeNotificationPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof changeNotificationPreferences>>>
    export type ChangeNotificationPreferencesMutationBody = BodyType<ChangeNotificationPreferencesRequest>
    export type ChangeNotificationPreferencesMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ChangeNotificationPreferences409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeNotificationPreferencesMutationVariables = {data: BodyType<ChangeNotificationPreferencesRequest>}

    /**
 * @summary Change what the account wants to hear of
 */
export const useChangeNotificationPreferences = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | ChangeNotificationPreferences409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationPreferences>>, TError,ChangeNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeNotificationPreferences>>,
        TError,
        ChangeNotificationPreferencesMutationVariables,
        TContext
      > => {
      return useMutation(useChangeNotificationPreferencesMutationOptions(options), queryClient);
    }
    export const getMarkNotificationReadUrl = (notificationId: string,) => {

  return `/api/v1/notifications/${encodeURIComponent(String(notificationId))}/read`
}

/**
 * One that was read before keeps its time.
 * @summary Mark one notification as read
 */
export const markNotificationRead = async (notificationId: string, options?: Parameters<typeof fetcher>[1]): Promise<UnreadNotifications> => {

  return fetcher<UnreadNotifications>(getMarkNotificationReadUrl(notificationId),
  {
    ...options,
    method: 'POST'

  }
);}

export const getMarkNotificationReadMutationKey = () => ['markNotificationRead'] as const;

export const useMarkNotificationReadMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NotificationNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationRead>>, TError,MarkNotificationReadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationRead>>, TError,MarkNotificationReadMutationVariables, TContext> => {

const mutationKey = getMarkNotificationReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationRead>>, MarkNotificationReadMutationVariables> = (props) => {
          const {notificationId} = props ?? {};

          return  markNotificationRead(notificationId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type MarkNotificationReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationRead>>>

    export type MarkNotificationReadMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NotificationNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type MarkNotificationReadMutationVariables = {notificationId: string}

    /**
 * @summary Mark one notification as read
 */
export const useMarkNotificationRead = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NotificationNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationRead>>, TError,MarkNotificationReadMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationRead>>,
        TError,
        MarkNotificationReadMutationVariables,
        TContext
      > => {
      return useMutation(useMarkNotificationReadMutationOptions(options), queryClient);
    }

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
  AdminRequiredResponse,
  DifferenceResolutionRequest,
  ImportReconciliationFile409,
  ImportReconciliationFile422,
  InvalidPageResponse,
  InvalidRequestResponse,
  ListReconciliationDifferencesParams,
  ListReconciliationFilesParams,
  PayloadTooLargeError,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  Reconciliation,
  ReconciliationDifferenceList,
  ReconciliationFile,
  ReconciliationFileImport,
  ReconciliationFileList,
  RequestDifferenceResolution404,
  RequestDifferenceResolution409,
  RequestDifferenceResolution422,
  RequestDifferenceResolutionHeaders,
  ServiceUnavailableResponse,
  StaffRequest,
  UnauthenticatedResponse,
  UnknownErrorResponse,
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

export const getGetReconciliationUrl = () => {

  return `/api/admin/reconciliation`
}

/**
 * What is on its way, what is in suspense, and what does not agree with the imported files, each with the time since when.
 * @summary Compare the books with the outside at a glance
 */
export const getReconciliation = async ( options?: Parameters<typeof fetcher>[1]): Promise<Reconciliation> => {

  return fetcher<Reconciliation>(getGetReconciliationUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetReconciliationQueryKey = () => {
    return [
    `/api/admin/reconciliation`
    ] as const;
    }

export const getGetReconciliationQueryOptions = <TData = Awaited<ReturnType<typeof getReconciliation>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReconciliationQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReconciliation>>> = ({ signal }) => getReconciliation({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReconciliationQueryResult = NonNullable<Awaited<ReturnType<typeof getReconciliation>>>
export type GetReconciliationQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReconciliation>>,
          TError,
          Awaited<ReturnType<typeof getReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReconciliation>>,
          TError,
          Awaited<ReturnType<typeof getReconciliation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare the books with the outside at a glance
 */

export function useGetReconciliation<TData = Awaited<ReturnType<typeof getReconciliation>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReconciliation>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReconciliationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListReconciliationFilesUrl = (params?: ListReconciliationFilesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/reconciliation/files?${stringifiedParams}` : `/api/admin/reconciliation/files`
}

/**
 * One file for each day of the bank and of the card provider. The newest day first, 20 per page.
 * @summary List the imported files
 */
export const listReconciliationFiles = async (params?: ListReconciliationFilesParams, options?: Parameters<typeof fetcher>[1]): Promise<ReconciliationFileList> => {

  return fetcher<ReconciliationFileList>(getListReconciliationFilesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListReconciliationFilesQueryKey = (params?: ListReconciliationFilesParams,) => {
    return [
    `/api/admin/reconciliation/files`, ...(params ? [params] : [])
    ] as const;
    }

export const getListReconciliationFilesQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliationFiles>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListReconciliationFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationFiles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationFilesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliationFiles>>> = ({ signal }) => listReconciliationFiles(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliationFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationFilesQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliationFiles>>>
export type ListReconciliationFilesQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListReconciliationFiles<TData = Awaited<ReturnType<typeof listReconciliationFiles>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListReconciliationFilesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationFiles>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationFiles<TData = Awaited<ReturnType<typeof listReconciliationFiles>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReconciliationFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationFiles>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationFiles<TData = Awaited<ReturnType<typeof listReconciliationFiles>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReconciliationFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationFiles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the imported files
 */

export function useListReconciliationFiles<TData = Awaited<ReturnType<typeof listReconciliationFiles>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReconciliationFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationFiles>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReconciliationFilesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getImportReconciliationFileUrl = () => {

  return `/api/admin/reconciliation/files`
}

/**
 * A CAMT.053 statement of the safeguarding account, or the CSV report of the card provider with the columns `payment_id`, `given_id`, `amount`, `currency`, `kind`
 * (`payment`, `refund`, `settlement`) and `time`. The content tells which. A time without an offset is one in Riyadh. At once it is compared with the books: see
 * `listReconciliationDifferences`. What the report settles is settled in the books. A day has one file, and a file is imported once, however it comes: it takes no `Idempotency-Key`.
 * @summary Import the file of a day
 */
export const importReconciliationFile = async (reconciliationFileImport: ReconciliationFileImport, options?: Parameters<typeof fetcher>[1]): Promise<ReconciliationFile> => {

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
return fetcher<ReconciliationFile>(getImportReconciliationFileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reconciliationFileImport)
  }
);}

export const getImportReconciliationFileMutationKey = () => ['importReconciliationFile'] as const;

export const useImportReconciliationFileMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ImportReconciliationFile409 | PayloadTooLargeError | UnsupportedMediaTypeResponse | ImportReconciliationFile422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importReconciliationFile>>, TError,ImportReconciliationFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof importReconciliationFile>>, TError,ImportReconciliationFileMutationVariables, TContext> => {

const mutationKey = getImportReconciliationFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importReconciliationFile>>, ImportReconciliationFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importReconciliationFile(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ImportReconciliationFileMutationResult = NonNullable<Awaited<ReturnType<typeof importReconciliationFile>>>
    export type ImportReconciliationFileMutationBody = BodyType<ReconciliationFileImport>
    export type ImportReconciliationFileMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ImportReconciliationFile409 | PayloadTooLargeError | UnsupportedMediaTypeResponse | ImportReconciliationFile422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ImportReconciliationFileMutationVariables = {data: BodyType<ReconciliationFileImport>}

    /**
 * @summary Import the file of a day
 */
export const useImportReconciliationFile = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | ImportReconciliationFile409 | PayloadTooLargeError | UnsupportedMediaTypeResponse | ImportReconciliationFile422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importReconciliationFile>>, TError,ImportReconciliationFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importReconciliationFile>>,
        TError,
        ImportReconciliationFileMutationVariables,
        TContext
      > => {
      return useMutation(useImportReconciliationFileMutationOptions(options), queryClient);
    }
    export const getListReconciliationDifferencesUrl = (params?: ListReconciliationDifferencesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/reconciliation/differences?${stringifiedParams}` : `/api/admin/reconciliation/differences`
}

/**
 * `open`: the oldest first. `resolved`: the one resolved last first, also those that a later file or posting has resolved. 20 per page. Nothing is posted for a
 * difference until two administrators agree on it.
 * @summary List what does not agree
 */
export const listReconciliationDifferences = async (params?: ListReconciliationDifferencesParams, options?: Parameters<typeof fetcher>[1]): Promise<ReconciliationDifferenceList> => {

  return fetcher<ReconciliationDifferenceList>(getListReconciliationDifferencesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListReconciliationDifferencesQueryKey = (params?: ListReconciliationDifferencesParams,) => {
    return [
    `/api/admin/reconciliation/differences`, ...(params ? [params] : [])
    ] as const;
    }

export const getListReconciliationDifferencesQueryOptions = <TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReconciliationDifferencesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReconciliationDifferences>>> = ({ signal }) => listReconciliationDifferences(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReconciliationDifferencesQueryResult = NonNullable<Awaited<ReturnType<typeof listReconciliationDifferences>>>
export type ListReconciliationDifferencesQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListReconciliationDifferencesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationDifferences>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationDifferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReconciliationDifferences>>,
          TError,
          Awaited<ReturnType<typeof listReconciliationDifferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what does not agree
 */

export function useListReconciliationDifferences<TData = Awaited<ReturnType<typeof listReconciliationDifferences>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReconciliationDifferencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReconciliationDifferences>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReconciliationDifferencesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestDifferenceResolutionUrl = (differenceId: string,) => {

  return `/api/admin/reconciliation/differences/${encodeURIComponent(String(differenceId))}/resolution-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. `explained` posts nothing. `suspense` and `fees` post the `correction` of the difference, so that the
 * books say what the bank or provider states: against money that no customer owns yet, or against what is ours. One request about a difference waits at a time.
 * @summary Request that a difference is resolved
 */
export const requestDifferenceResolution = async (differenceId: string,
    differenceResolutionRequest: DifferenceResolutionRequest,
    headers?: RequestDifferenceResolutionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestDifferenceResolutionUrl(differenceId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(differenceResolutionRequest)
  }
);}

export const getRequestDifferenceResolutionMutationKey = () => ['requestDifferenceResolution'] as const;

export const useRequestDifferenceResolutionMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestDifferenceResolution404 | RequestDifferenceResolution409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestDifferenceResolution422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDifferenceResolution>>, TError,RequestDifferenceResolutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDifferenceResolution>>, TError,RequestDifferenceResolutionMutationVariables, TContext> => {

const mutationKey = getRequestDifferenceResolutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDifferenceResolution>>, RequestDifferenceResolutionMutationVariables> = (props) => {
          const {differenceId,data,headers} = props ?? {};

          return  requestDifferenceResolution(differenceId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestDifferenceResolutionMutationResult = NonNullable<Awaited<ReturnType<typeof requestDifferenceResolution>>>
    export type RequestDifferenceResolutionMutationBody = BodyType<DifferenceResolutionRequest>
    export type RequestDifferenceResolutionMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestDifferenceResolution404 | RequestDifferenceResolution409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestDifferenceResolution422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestDifferenceResolutionMutationVariables = {differenceId: string;data: BodyType<DifferenceResolutionRequest>;headers?: RequestDifferenceResolutionHeaders}

    /**
 * @summary Request that a difference is resolved
 */
export const useRequestDifferenceResolution = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestDifferenceResolution404 | RequestDifferenceResolution409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RequestDifferenceResolution422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDifferenceResolution>>, TError,RequestDifferenceResolutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDifferenceResolution>>,
        TError,
        RequestDifferenceResolutionMutationVariables,
        TContext
      > => {
      return useMutation(useRequestDifferenceResolutionMutationOptions(options), queryClient);
    }

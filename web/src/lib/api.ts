/** The HTTP part of the server: identity, tables, replays. */
import type { TableLine } from './lobby.svelte';

export class ApiError extends Error {
  constructor(readonly status: number, message: string, readonly rule: string | null = null) {
    super(message);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') headers['x-csrftoken'] = cookie('csrftoken');
  const answer = await fetch(path, { method, headers, credentials: 'same-origin', body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  const found: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) {
    const detail = (found as { detail?: string; error?: string } | null) ?? {};
    throw new ApiError(answer.status, detail.detail ?? detail.error ?? answer.statusText);
  }
  return found as T;
}

export const api = {
  hall: () => call<{ me: { name: string }; tables: TableLine[] }>('GET', '/api/hall'),
  rename: (name: string) => call<{ name: string }>('PUT', '/api/me', { name }),
  open: (table: Record<string, unknown>) => call<{ id: string }>('POST', '/api/tables', table),
};

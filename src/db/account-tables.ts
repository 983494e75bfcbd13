// The accounts library writes these four; the names of their columns are its own.

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  firstName: string;
  lastName: string;
  /** E.164, unique where given. */
  phone: string | null;
  role: 'user' | 'admin' | 'superadmin';
  disabled: number;
  /** JSON list of an admin's areas, or null for the usual ones (decision 1). */
  areas: string | null;
  /** Folded name, email and phone; '' until it is folded. */
  search: string;
}

export interface AccountsTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface SessionsTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  /** When the password was last given: at login, or to confirm something since. */
  updatedAt: string;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

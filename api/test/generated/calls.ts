// Made by "npm run generate:calls" from the OpenAPI document; never edited.
/* oxlint-disable */

export interface paths {
    "/api/auth/cancel-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the deletion of an account back with the token of the link */
        post: operations["cancelDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the e-mail of an account with the token of the mailed link */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete one's account in 7 days; ends every session and mails a link that takes it back */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail with a reset link, if there is such an account */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; with a second factor, the right password is answered by 401 `code_needed` until a code comes along */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out, here and where `endAt` leads */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a browser goes to sign in with the identity provider, within 10 minutes and once */
        post: operations["beginOpenid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over what the provider answered, in the browser that was sent there: it signs in, makes an account, links or proves. An identity that nobody has linked never opens an account that has its e-mail */
        post: operations["finishOpenid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, to have that identity sign in to one's account from then on */
        post: operations["beginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, to show anew that one is the person of the account, where it has no password */
        post: operations["beginIdentityProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlink the identity, unless it is the only way to sign in; says so by mail */
        post: operations["unlinkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey, which says whose it is */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser asks a passkey to sign, within 5 minutes and once: to sign in, or as a proof */
        post: operations["askPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that a browser has made; the person is told by mail */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser makes a passkey with, within 5 minutes and once */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Call a passkey something else */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/api/auth/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey, unless it is the only way to sign in; says so by mail */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the password; ends one's other sessions and says so by mail */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the e-mail; mails both addresses and ends one's other sessions */
        patch: operations["changeEmail"];
        trace?: never;
    };
    "/api/auth/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one is mailed once a month what leaves its window and which orders are due */
        get: operations["reminderMails"];
        /** Turn these mails on, of which the first comes at once where something is due, or off */
        put: operations["turnReminderMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reminders/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lead whoever opens the address of the call that ends the mails to the page that asks first */
        get: operations["askToEndReminderMails"];
        put?: never;
        /** Turn them off with the token of the link that each of them has; mail programs make this call by themselves (RFC 8058), whatever its body */
        post: operations["endReminderMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/remove-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go without a password where there is a passkey or an identity; ends the person's other sessions */
        post: operations["removePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail another link that confirms one's e-mail, unless it is confirmed */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of a reset link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have signing in by password ask for a code as well, once the app has shown one. Its recovery codes are told here and never again */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the password do without a code again */
        post: operations["endSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an authenticator app is told, of which nothing is kept yet */
        post: operations["offerSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in, the session that asks first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out everywhere but here */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out in one place */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password, also where there is none; ends the person's other sessions */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account and sign in */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The access tokens that one's programs call with, the newest first */
        get: operations["listTokens"];
        put?: never;
        /** Make an access token for a program; its secret is told here and never again */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an access token */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a change of the e-mail with the token of the link; ends every session and mails both addresses */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ways-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what one signs in: whether by a password, one's passkeys, and the identity that is linked */
        get: operations["waysIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's wines, archived ones too, and places, in the format that the app imports; photos are read by the paths that wines show */
        get: operations["exportCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's wines, in the order in which they were added */
        get: operations["listWines"];
        put?: never;
        /** Add a wine; the server makes the ids that are left out. Answers it without a `photoUrl` that is none of one's own */
        post: operations["createWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/varietals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The varietals of one's wines, each once, sorted */
        get: operations["listVarietals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a wine; with `base`, field by field. A `photoUrl` that is none of one's own leaves the photo as it is */
        put: operations["editWine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/add-bottles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add bottles, up to 999 in all */
        post: operations["addBottles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a wine */
        post: operations["archiveWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/move-bottles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move bottles from one lot to another, which is made where it is not there: as many as are there, so that the sum stays */
        post: operations["moveBottles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a wine; for 30 days it can be restored. Answers it as it was */
        post: operations["removeWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/remove-bottles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove bottles; 409 when there are fewer. With `openedId` an opened one is finished, and where it is open no more, none are removed */
        post: operations["removeBottles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a removed wine as it was */
        post: operations["restoreWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a wine out of the archive */
        post: operations["unarchiveWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's places, the one last changed at the end; a lot names its place by the id */
        get: operations["listPlaces"];
        put?: never;
        /** Make a place; the server makes its id */
        post: operations["createPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a place under an id of one's own, or change one; with `base`, field by field */
        put: operations["putPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a place; what lies in it is unplaced. Answers it as it was */
        post: operations["removePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the uploaded photo, and give its path. It is kept for 90 days without a wine that shows it */
        post: operations["finalizePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address to send one photo to, good for 15 minutes */
        post: operations["promiseUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/uploads/{id}/base64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One's own photo, for analyze-label */
        post: operations["readPhotoBase64"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objects/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own photo, in its own width or a smaller one */
        get: operations["readPhoto"];
        /** Send the photo, of any image type */
        put: operations["sendPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which AI services are configured, false where the device itself answers, and how long they may take in ms */
        get: operations["assistants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/analyze-label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a label; what it does not say is null */
        post: operations["analyzeLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wines/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wines of one's own for a meal, best first */
        post: operations["pairWines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed since a cursor */
        get: operations["pull"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events `{seq, page}` whenever there is something to pull */
        get: operations["liveEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events of a cellar that came or changed since a cursor */
        get: operations["pullHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes of one device, in their order */
        post: operations["push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a sign-in page has to know: the published demo account, if there is one, whether new accounts are made, whether anybody has a passkey, and what the identity provider is called */
        get: operations["demo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 as long as the process can serve. With `deep` it says as well whether the database answers and photos can be kept, as they were within the last ten seconds */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Wine: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            bottleId: string;
            isArchived: boolean;
            name: string;
            producer: string;
            vintage: number;
            quantity: number;
            /** @enum {string} */
            type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
            varietal: string;
            country: string;
            region: string;
            notes: string | null;
            photoUrl: string | null;
            nonVintage: boolean;
            appellation: string | null;
            designation: string | null;
            alcohol: number | null;
            drinkFrom: number | null;
            drinkTo: number | null;
            tags: string[];
            barcodes: string[];
            lots: ({
                /** Format: uuid */
                id: string;
                bottles: number;
                millilitres: number;
                placeId: string | null;
                position: string | null;
                /** @enum {string} */
                state: "held" | "ordered";
                boughtOn: string | null;
                arrivesOn: string | null;
                shop: string | null;
                price: {
                    minor: number;
                    currency: string;
                } | null;
                note: string | null;
                foreignId: string | null;
            } & {
                [key: string]: unknown;
            })[];
            opened: ({
                /** Format: uuid */
                id: string;
                /** Format: date */
                day: string;
                /** @enum {string} */
                keeping: "stopper" | "vacuum" | "gas" | "needle";
                /** @default null */
                lotId: string | null;
            } & {
                [key: string]: unknown;
            })[];
            extraFields: string | null;
        };
        Place: {
            /** Format: uuid */
            id: string;
            name: string;
            parentId: string | null;
            /** @enum {string} */
            kind: "room" | "rack" | "fridge" | "other";
            rows: number | null;
            columns: number | null;
            depth: number | null;
        };
        Error: {
            error: string;
            code: string;
            issues?: {
                path: (string | number)[];
                message: string;
            }[];
            requestId?: string;
            userIds?: string[];
        };
    };
    responses: {
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `invalid_cancel_token`: The link is expired, used or none of ours */
        "invalid-or-malformed_json-or-invalid_cancel_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_requests`: Too many attempts; `Retry-After` says when to return */
        too_many_requests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site */
        forbidden_origin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_large`: There are too many bytes */
        too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type`: The body must be JSON */
        unsupported_media_type: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal`: A fault of the server, told to its log alone, there with `requestId` */
        internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unavailable`: The storage is full, locked or failing; `Retry-After` says when to return */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `invalid_confirmation_token`: The confirmation link is expired or not ours, or the account has another e-mail by now */
        "invalid-or-malformed_json-or-invalid_confirmation_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `wrong_password`: The present password is another. `wrong_passkey`: The passkey is none of this person, or signed something else, for another page, or a second time. `identity_refused`: The provider said no, or its answer is none to what was asked here, has expired, was used, or is of nobody who may come in */
        "invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthenticated`: Nobody is signed in. `account_deleted`: Nobody is signed in, and an account of this device, one of `userIds`, is deleted */
        "unauthenticated-or-account_deleted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `demo_account`: The demo account keeps its e-mail and its way in, and is not deleted */
        "forbidden_origin-or-demo_account": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off */
        "invalid-or-malformed_json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `wrong_code`: The code is wrong, of another time, or used */
        "invalid-or-malformed_json-or-wrong_code": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid_credentials`: The e-mail or the password is wrong. `code_needed`: The password is right, and the account has a second factor: send a code of it along */
        "invalid_credentials-or-code_needed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `malformed_json`: The body is not JSON, too intricate, or broken off */
        malformed_json: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `openid_unconfigured`: No identity provider is configured */
        openid_unconfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `provider_misconfigured`: The identity provider is not set up for this server; the log says why. `provider_unreachable`: The identity provider does not answer */
        "provider_misconfigured-or-provider_unreachable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `identity_refused`: The provider said no, or its answer is none to what was asked here, has expired, was used, or is of nobody who may come in. `identity_without_email`: The provider says no e-mail of that identity */
        "invalid-or-malformed_json-or-identity_refused-or-identity_without_email": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `signup_closed`: This cellar takes no new accounts. `invitation_needed`: This cellar takes new accounts by invitation, and this is none for that e-mail that still holds */
        "forbidden_origin-or-signup_closed-or-invitation_needed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `identity_unlinked`: Nobody has linked this identity, and an account has its e-mail. `identity_exists`: Somebody has linked this identity, or this person another */
        "identity_unlinked-or-identity_exists": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid_credentials`: The e-mail or the password is wrong */
        invalid_credentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `last_way_in`: Without it only a mail would let the person in */
        last_way_in: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `wrong_passkey`: The passkey is none of this person, or signed something else, for another page, or a second time */
        "invalid-or-malformed_json-or-wrong_passkey": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `passkey_exists`: An account has this passkey already. `too_many_passkeys`: The person has 20 passkeys, the most that one may have */
        "passkey_exists-or-too_many_passkeys": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: This person has nothing of that id */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `wrong_password`: The present password is another */
        "invalid-or-malformed_json-or-wrong_password": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `email_taken`: Another account has this e-mail */
        email_taken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where */
        invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `invalid_reminder_token`: The link that ends the mails is none of ours */
        "invalid-or-invalid_reminder_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `invalid_reset_token`: The reset link is expired, used or none of ours */
        "invalid-or-malformed_json-or-invalid_reset_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_tokens`: The person has 10 access tokens, the most that one may have */
        too_many_tokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not fit its schema; `issues` says where. `malformed_json`: The body is not JSON, too intricate, or broken off. `invalid_undo_token`: The undo link is expired, used or none of ours */
        "invalid-or-malformed_json-or-invalid_undo_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthenticated`: Nobody is signed in. `account_deleted`: Nobody is signed in, and an account of this device, one of `userIds`, is deleted. `invalid_token`: The access token is none of ours, has expired or was ended */
        "unauthenticated-or-account_deleted-or-invalid_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`: The access token is not allowed this call */
        insufficient_scope: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`: The access token is not allowed this call. `forbidden_origin`: The request came from another site */
        "insufficient_scope-or-forbidden_origin": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_reused`: The key was used for another request. `too_many_wines`: A cellar can hold at most 100000 wines. `too_much_text`: The cellar's notes and names are too long in all to add more */
        "idempotency_key_reused-or-too_many_wines-or-too_much_text": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `wine_exists`: The person has a wine of this id. `bottle_id_taken`: Another wine of the person has this bottle ID */
        "wine_exists-or-bottle_id_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: This person has nothing of that id. `wine_removed`: The wine is removed; restored, it can be changed again */
        "not_found-or-wine_removed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_reused`: The key was used for another request. `too_many_bottles`: A wine can have at most 999 bottles. `too_much_text`: The cellar's notes and names are too long in all to add more */
        "idempotency_key_reused-or-too_many_bottles-or-too_much_text": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_quantity`: There are fewer bottles than that */
        insufficient_quantity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_reused`: The key was used for another request. `too_many_bottles`: A wine can have at most 999 bottles */
        "idempotency_key_reused-or-too_many_bottles": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_reused`: The key was used for another request */
        idempotency_key_reused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `restore_expired`: The wine was removed too long ago */
        restore_expired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_reused`: The key was used for another request. `too_many_places`: A cellar can hold at most 5000 places */
        "idempotency_key_reused-or-too_many_places": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_large`: There are too many bytes. `too_demanding`: The picture has too many pixels, or takes too long */
        "too_large-or-too_demanding": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type`: The body must be JSON. `not_an_image`: The bytes are no picture that can be read */
        "unsupported_media_type-or-not_an_image": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_uploaded`: Nothing has been sent to the upload address yet. `user_mismatch`: It is meant for another person than the one signed in */
        "not_uploaded-or-user_mismatch": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_large`: There are too many bytes. `photos_full`: The person's photos take up 20 GB, the most that is kept */
        "too_large-or-photos_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `upload_not_signed`: It is no upload address of this server. `upload_expired`: The upload address has expired */
        "upload_not_signed-or-upload_expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `upload_interrupted`: The upload was broken off */
        upload_interrupted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_an_image`: The bytes are no picture that can be read */
        not_an_image: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `already_finalized`: The photo is finalized and stays as it is */
        already_finalized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ai_unconfigured`: No AI key is configured. `unavailable`: The storage is full, locked or failing; `Retry-After` says when to return */
        "ai_unconfigured-or-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ai_failed`: The AI service gave no usable answer */
        ai_failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `upgrade_required`: The client's protocol is too old */
        upgrade_required: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_streams`: Too many streams; `Retry-After` says when to return. `unavailable`: The storage is full, locked or failing; `Retry-After` says when to return */
        "too_many_streams-or-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The headers of the request are longer than 16 kB */
        headers_too_long: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-invalid_cancel_token"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resetToken: string | null;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-invalid_confirmation_token"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dueAt: number;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_code"];
            401: components["responses"]["invalid_credentials-or-code_needed"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endAt?: string;
                    };
                };
            };
            400: components["responses"]["malformed_json"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    beginOpenid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    invitation?: string;
                    from?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["openid_unconfigured"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["provider_misconfigured-or-provider_unreachable"];
            503: components["responses"]["unavailable"];
        };
    };
    finishOpenid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        kind: "entered";
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        };
                        isNew: boolean;
                        from: string;
                    } | {
                        /** @constant */
                        kind: "linked";
                        identity: {
                            knownAs: string;
                            linkedAt: number;
                            usedAt: number | null;
                        };
                    } | {
                        /** @constant */
                        kind: "proved";
                        identityProof: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-identity_refused-or-identity_without_email"];
            401: components["responses"]["invalid_credentials"];
            403: components["responses"]["forbidden_origin-or-signup_closed-or-invitation_needed"];
            404: components["responses"]["openid_unconfigured"];
            409: components["responses"]["identity_unlinked-or-identity_exists"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["provider_misconfigured-or-provider_unreachable"];
            503: components["responses"]["unavailable"];
        };
    };
    beginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            404: components["responses"]["openid_unconfigured"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["provider_misconfigured-or-provider_unreachable"];
            503: components["responses"]["unavailable"];
        };
    };
    beginIdentityProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                    };
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["openid_unconfigured"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["provider_misconfigured-or-provider_unreachable"];
            503: components["responses"]["unavailable"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["openid_unconfigured"];
            409: components["responses"]["last_way_in"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_passkey"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    askPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        /** @constant */
                        userVerification: "required";
                    };
                };
            };
            400: components["responses"]["malformed_json"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkey: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            createdAt: number;
                            usedAt: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_passkey"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            409: components["responses"]["passkey_exists-or-too_many_passkeys"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rp: {
                            id: string;
                            name: string;
                        };
                        user: {
                            id: string;
                            name: string;
                            displayName: string;
                        };
                        pubKeyCredParams: {
                            /** @constant */
                            type: "public-key";
                            alg: number;
                        }[];
                        timeout: number;
                        /** @constant */
                        attestation: "none";
                        excludeCredentials: {
                            id: string;
                            /** @constant */
                            type: "public-key";
                            transports: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                        }[];
                        authenticatorSelection: {
                            /** @constant */
                            residentKey: "required";
                            /** @constant */
                            requireResidentKey: true;
                            /** @constant */
                            userVerification: "required";
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the passkey */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkey: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            createdAt: number;
                            usedAt: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the passkey */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_way_in"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            409: components["responses"]["email_taken"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    reminderMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        byMail: boolean;
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    turnReminderMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    byMail: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        byMail: boolean;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    askToEndReminderMails: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            400: components["responses"]["invalid"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    endReminderMails: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-invalid_reminder_token"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            409: components["responses"]["last_way_in"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-invalid_reset_token"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    offer: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_code"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    offerSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offer: string;
                        secret: string;
                        address: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            /** Format: uuid */
                            id: string;
                            device: string;
                            beganAt: number;
                            usedAt: number;
                            isThis: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    invitation?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            403: components["responses"]["forbidden_origin-or-signup_closed-or-invitation_needed"];
            409: components["responses"]["email_taken"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            scopes: ("read" | "write")[];
                            createdAt: number;
                            usedAt: number | null;
                            expiresAt: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: ("read" | "write")[];
                    /** @enum {number} */
                    days: 30 | 90 | 365;
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                        };
                    };
                    identityProof?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        token: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            scopes: ("read" | "write")[];
                            createdAt: number;
                            usedAt: number | null;
                            expiresAt: number;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            409: components["responses"]["too_many_tokens"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the token */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16,384 bytes */
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-invalid_undo_token"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    waysIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hasPassword: boolean;
                        passkeys: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            createdAt: number;
                            usedAt: number | null;
                        }[];
                        secondFactor: {
                            recoveryCodesLeft: number;
                        } | null;
                        /** @default null */
                        identityProvider: string | null;
                        /** @default null */
                        identity: {
                            knownAs: string;
                            linkedAt: number;
                            usedAt: number | null;
                        } | null;
                        /** @default true */
                        isEmailConfirmed: boolean;
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportCellar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        format: "wine-cellar";
                        /** @constant */
                        version: 2;
                        /** Format: date-time */
                        exportedAt: string;
                        wines: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            userId: string;
                            /** Format: uuid */
                            bottleId: string;
                            isArchived: boolean;
                            name: string;
                            producer: string;
                            vintage: number;
                            quantity: number;
                            /** @enum {string} */
                            type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                            varietal: string;
                            country: string;
                            region: string;
                            notes: string | null;
                            photoUrl: string | null;
                            nonVintage: boolean;
                            appellation: string | null;
                            designation: string | null;
                            alcohol: number | null;
                            drinkFrom: number | null;
                            drinkTo: number | null;
                            tags: string[];
                            barcodes: string[];
                            lots: ({
                                /** Format: uuid */
                                id: string;
                                bottles: number;
                                millilitres: number;
                                placeId: string | null;
                                position: string | null;
                                /** @enum {string} */
                                state: "held" | "ordered";
                                boughtOn: string | null;
                                arrivesOn: string | null;
                                shop: string | null;
                                price: {
                                    minor: number;
                                    currency: string;
                                } | null;
                                note: string | null;
                                foreignId: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                            opened: ({
                                /** Format: uuid */
                                id: string;
                                /** Format: date */
                                day: string;
                                /** @enum {string} */
                                keeping: "stopper" | "vacuum" | "gas" | "needle";
                                /** @default null */
                                lotId: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                            extraFields: string | null;
                        }[];
                        /** @default [] */
                        places: {
                            name: string;
                            /** @default null */
                            parentId: string | null;
                            /**
                             * @default other
                             * @enum {string}
                             */
                            kind: "room" | "rack" | "fridge" | "other";
                            /** @default null */
                            rows: number | null;
                            /** @default null */
                            columns: number | null;
                            /** @default null */
                            depth: number | null;
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @default [] */
                        events: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            wineId: string;
                            lotId: string | null;
                            bottles: number;
                            isUncounted: boolean;
                            /** @default null */
                            recordedOn: string | null;
                            /** @default null */
                            importId: string | null;
                            /** @default false */
                            isDateUnknown: boolean;
                            /** @enum {string} */
                            kind: "added" | "moved" | "drank" | "gave" | "sold" | "broken" | "lost" | "tasted" | "corrected";
                            day: string;
                            occasion: string | null;
                            meal: string | null;
                            company: string | null;
                            rating: {
                                value: number;
                                /** @enum {number} */
                                scale: 5 | 20 | 100;
                            } | null;
                            flaw: ("corked" | "oxidised" | "other") | null;
                            note: string | null;
                            price: {
                                minor: number;
                                currency: string;
                            } | null;
                            photoUrl: string | null;
                            shop: string | null;
                        }[];
                        /** @default {} */
                        photos: {
                            [key: string]: string;
                        };
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listWines: {
        parameters: {
            query?: {
                includeArchived?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        userId: string;
                        /** Format: uuid */
                        bottleId: string;
                        isArchived: boolean;
                        name: string;
                        producer: string;
                        vintage: number;
                        quantity: number;
                        /** @enum {string} */
                        type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                        varietal: string;
                        country: string;
                        region: string;
                        notes: string | null;
                        photoUrl: string | null;
                        nonVintage: boolean;
                        appellation: string | null;
                        designation: string | null;
                        alcohol: number | null;
                        drinkFrom: number | null;
                        drinkTo: number | null;
                        tags: string[];
                        barcodes: string[];
                        lots: ({
                            /** Format: uuid */
                            id: string;
                            bottles: number;
                            millilitres: number;
                            placeId: string | null;
                            position: string | null;
                            /** @enum {string} */
                            state: "held" | "ordered";
                            boughtOn: string | null;
                            arrivesOn: string | null;
                            shop: string | null;
                            price: {
                                minor: number;
                                currency: string;
                            } | null;
                            note: string | null;
                            foreignId: string | null;
                        } & {
                            [key: string]: unknown;
                        })[];
                        opened: ({
                            /** Format: uuid */
                            id: string;
                            /** Format: date */
                            day: string;
                            /** @enum {string} */
                            keeping: "stopper" | "vacuum" | "gas" | "needle";
                            /** @default null */
                            lotId: string | null;
                        } & {
                            [key: string]: unknown;
                        })[];
                        extraFields: string | null;
                    }[];
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    producer: string;
                    vintage: number;
                    /** @default 1 */
                    quantity?: number;
                    /** @enum {string} */
                    type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                    varietal: string;
                    country: string;
                    region: string;
                    notes?: string | null;
                    /** @default null */
                    photoUrl?: string | null;
                    /** @default false */
                    nonVintage?: boolean;
                    appellation?: string | null;
                    designation?: string | null;
                    alcohol?: number | null;
                    /** @default null */
                    drinkFrom?: number | null;
                    /** @default null */
                    drinkTo?: number | null;
                    tags?: string[];
                    barcodes?: string[];
                    lots?: {
                        /** Format: uuid */
                        id: string;
                        bottles: number;
                        /** @default 750 */
                        millilitres?: number;
                        /** @default null */
                        placeId?: string | null;
                        position?: string | null;
                        /**
                         * @default held
                         * @enum {string}
                         */
                        state?: "held" | "ordered";
                        /** @default null */
                        boughtOn?: string | null;
                        /** @default null */
                        arrivesOn?: string | null;
                        shop?: string | null;
                        /** @default null */
                        price?: {
                            minor: number;
                            currency: string;
                        } | null;
                        note?: string | null;
                        foreignId?: string | null;
                    }[];
                    /** @default [] */
                    opened?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: date */
                        day: string;
                        /** @enum {string} */
                        keeping: "stopper" | "vacuum" | "gas" | "needle";
                        /** @default null */
                        lotId?: string | null;
                    }[];
                    extraFields?: string | null;
                    /** Format: uuid */
                    id?: string;
                    /** Format: uuid */
                    bottleId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            409: components["responses"]["wine_exists-or-bottle_id_taken"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused-or-too_many_wines-or-too_much_text"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listVarietals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    editWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    producer: string;
                    vintage: number;
                    quantity: number;
                    /** @enum {string} */
                    type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                    varietal: string;
                    country: string;
                    region: string;
                    notes?: string | null;
                    /** @default null */
                    photoUrl?: string | null;
                    /** @default false */
                    nonVintage?: boolean;
                    appellation?: string | null;
                    designation?: string | null;
                    alcohol?: number | null;
                    /** @default null */
                    drinkFrom?: number | null;
                    /** @default null */
                    drinkTo?: number | null;
                    tags?: string[];
                    barcodes?: string[];
                    lots?: {
                        /** Format: uuid */
                        id: string;
                        bottles: number;
                        /** @default 750 */
                        millilitres?: number;
                        /** @default null */
                        placeId?: string | null;
                        position?: string | null;
                        /**
                         * @default held
                         * @enum {string}
                         */
                        state?: "held" | "ordered";
                        /** @default null */
                        boughtOn?: string | null;
                        /** @default null */
                        arrivesOn?: string | null;
                        shop?: string | null;
                        /** @default null */
                        price?: {
                            minor: number;
                            currency: string;
                        } | null;
                        note?: string | null;
                        foreignId?: string | null;
                    }[];
                    /** @default [] */
                    opened?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: date */
                        day: string;
                        /** @enum {string} */
                        keeping: "stopper" | "vacuum" | "gas" | "needle";
                        /** @default null */
                        lotId?: string | null;
                    }[];
                    extraFields?: string | null;
                    base?: {
                        name?: string;
                        producer?: string;
                        vintage?: number;
                        quantity?: number;
                        /** @enum {string} */
                        type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                        varietal?: string;
                        country?: string;
                        region?: string;
                        notes?: string | null;
                        photoUrl?: string | null;
                        nonVintage?: boolean;
                        appellation?: string | null;
                        designation?: string | null;
                        alcohol?: number | null;
                        drinkFrom?: number | null;
                        drinkTo?: number | null;
                        tags?: string[];
                        barcodes?: string[];
                        lots?: {
                            /** Format: uuid */
                            id: string;
                            bottles: number;
                            /** @default 750 */
                            millilitres?: number;
                            /** @default null */
                            placeId?: string | null;
                            position?: string | null;
                            /**
                             * @default held
                             * @enum {string}
                             */
                            state?: "held" | "ordered";
                            /** @default null */
                            boughtOn?: string | null;
                            /** @default null */
                            arrivesOn?: string | null;
                            shop?: string | null;
                            /** @default null */
                            price?: {
                                minor: number;
                                currency: string;
                            } | null;
                            note?: string | null;
                            foreignId?: string | null;
                        }[];
                        opened?: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date */
                            day: string;
                            /** @enum {string} */
                            keeping: "stopper" | "vacuum" | "gas" | "needle";
                            /** @default null */
                            lotId?: string | null;
                        }[];
                        extraFields?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found-or-wine_removed"];
            409: components["responses"]["insufficient_quantity"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused-or-too_many_bottles-or-too_much_text"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    addBottles: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    /** Format: uuid */
                    lotId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found-or-wine_removed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused-or-too_many_bottles"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    archiveWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found-or-wine_removed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    moveBottles: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    from: string;
                    to: {
                        /** Format: uuid */
                        id: string;
                        /** @default 750 */
                        millilitres?: number;
                        /** @default null */
                        placeId?: string | null;
                        position?: string | null;
                        /**
                         * @default held
                         * @enum {string}
                         */
                        state?: "held" | "ordered";
                        /** @default null */
                        boughtOn?: string | null;
                        /** @default null */
                        arrivesOn?: string | null;
                        shop?: string | null;
                        /** @default null */
                        price?: {
                            minor: number;
                            currency: string;
                        } | null;
                        note?: string | null;
                        foreignId?: string | null;
                    };
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found-or-wine_removed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeBottles: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    /** Format: uuid */
                    lotId?: string;
                    /** Format: uuid */
                    openedId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found-or-wine_removed"];
            409: components["responses"]["insufficient_quantity"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    restoreWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found"];
            409: components["responses"]["restore_expired"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    unarchiveWine: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the wine */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wine"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found-or-wine_removed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        parentId: string | null;
                        /** @enum {string} */
                        kind: "room" | "rack" | "fridge" | "other";
                        rows: number | null;
                        columns: number | null;
                        depth: number | null;
                    }[];
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default null */
                    parentId?: string | null;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    kind?: "room" | "rack" | "fridge" | "other";
                    /** @default null */
                    rows?: number | null;
                    /** @default null */
                    columns?: number | null;
                    /** @default null */
                    depth?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused-or-too_many_places"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    putPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the place */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default null */
                    parentId?: string | null;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    kind?: "room" | "rack" | "fridge" | "other";
                    /** @default null */
                    rows?: number | null;
                    /** @default null */
                    columns?: number | null;
                    /** @default null */
                    depth?: number | null;
                    base?: {
                        name?: string;
                        parentId?: string | null;
                        /** @enum {string} */
                        kind?: "room" | "rack" | "fridge" | "other";
                        rows?: number | null;
                        columns?: number | null;
                        depth?: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused-or-too_many_places"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the place */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    finalizePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    rawPath: string;
                    /** Format: uuid */
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        objectPath: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found"];
            409: components["responses"]["not_uploaded-or-user_mismatch"];
            413: components["responses"]["too_large-or-too_demanding"];
            415: components["responses"]["unsupported_media_type-or-not_an_image"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    promiseUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        uploadURL: string;
                    };
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            413: components["responses"]["too_large-or-photos_full"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readPhotoBase64: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the photo */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        base64: string;
                    };
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readPhoto: {
        parameters: {
            query?: {
                w?: 160 | 320 | 480;
            };
            header?: never;
            path: {
                /** @description The id of the photo */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            /** @description The version that the client has is the present one */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    sendPhoto: {
        parameters: {
            query: {
                owner: string;
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                /** @description The id of the photo */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 10,485,760 bytes */
        requestBody: {
            content: {
                "image/*": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["upload_interrupted"];
            403: components["responses"]["upload_not_signed-or-upload_expired"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_finalized"];
            413: components["responses"]["too_large"];
            415: components["responses"]["not_an_image"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    assistants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        labels: boolean;
                        pairing: boolean;
                        timeoutMs?: number;
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    analyzeLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 20,971,520 bytes */
        requestBody: {
            content: {
                "application/json": {
                    image: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string | null;
                        vintage: number | null;
                        type: ("Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine") | null;
                        varietal: string | null;
                        country: string | null;
                        region: string | null;
                        producer: string | null;
                        notes: string | null;
                        /** @default false */
                        nonVintage: boolean;
                        /** @default 0.5 */
                        confidence: number;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["ai_failed"];
            503: components["responses"]["ai_unconfigured-or-unavailable"];
        };
    };
    pairWines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    mealDescription: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pairings: {
                            /** Format: uuid */
                            wineId: string;
                            confidence: number;
                            reasoning: string;
                        }[];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["ai_failed"];
            503: components["responses"]["ai_unconfigured-or-unavailable"];
        };
    };
    pull: {
        parameters: {
            query: {
                protocol?: number;
                since: number;
                limit?: number;
                epoch?: string;
                deviceId?: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epoch: string;
                        rows: ({
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            userId: string;
                            /** Format: uuid */
                            bottleId: string;
                            isArchived: boolean;
                            name: string;
                            producer: string;
                            vintage: number;
                            quantity: number;
                            /** @enum {string} */
                            type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                            varietal: string;
                            country: string;
                            region: string;
                            notes: string | null;
                            photoUrl: string | null;
                            /** @default false */
                            nonVintage: boolean;
                            /** @default null */
                            appellation: string | null;
                            /** @default null */
                            designation: string | null;
                            /** @default null */
                            alcohol: number | null;
                            /** @default null */
                            drinkFrom: number | null;
                            /** @default null */
                            drinkTo: number | null;
                            /** @default [] */
                            tags: string[];
                            /** @default [] */
                            barcodes: string[];
                            /** @default [] */
                            lots: ({
                                /** Format: uuid */
                                id: string;
                                bottles: number;
                                millilitres: number;
                                placeId: string | null;
                                position: string | null;
                                /** @enum {string} */
                                state: "held" | "ordered";
                                boughtOn: string | null;
                                arrivesOn: string | null;
                                shop: string | null;
                                price: {
                                    minor: number;
                                    currency: string;
                                } | null;
                                note: string | null;
                                foreignId: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @default [] */
                            opened: ({
                                /** Format: uuid */
                                id: string;
                                /** Format: date */
                                day: string;
                                /** @enum {string} */
                                keeping: "stopper" | "vacuum" | "gas" | "needle";
                                /** @default null */
                                lotId: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @default null */
                            extraFields: string | null;
                            seq: number;
                            /** @default false */
                            deleted: boolean;
                            added?: number;
                            removedAt?: number | null;
                        } & {
                            [key: string]: unknown;
                        })[];
                        places: ({
                            /** Format: uuid */
                            id: string;
                            name: string;
                            parentId: string | null;
                            /** @enum {string} */
                            kind: "room" | "rack" | "fridge" | "other";
                            rows: number | null;
                            columns: number | null;
                            depth: number | null;
                            seq: number;
                            /** @default false */
                            deleted: boolean;
                        } & {
                            [key: string]: unknown;
                        })[];
                        cursor: number;
                        hasMore: boolean;
                        results: {
                            opNo: number;
                            /** Format: uuid */
                            opId: string;
                            verdict: {
                                /** @constant */
                                kind: "applied";
                                /** Format: uuid */
                                recordId: string;
                                seq: number;
                                overwritten?: {
                                    name?: string;
                                    producer?: string;
                                    vintage?: number;
                                    quantity?: number;
                                    /** @enum {string} */
                                    type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                    varietal?: string;
                                    country?: string;
                                    region?: string;
                                    notes?: unknown;
                                    photoUrl?: string | null;
                                    nonVintage?: boolean;
                                    appellation?: unknown;
                                    designation?: unknown;
                                    alcohol?: unknown;
                                    drinkFrom?: number | null;
                                    drinkTo?: number | null;
                                    tags?: unknown;
                                    barcodes?: unknown;
                                    lots?: {
                                        /** Format: uuid */
                                        id: string;
                                        bottles: number;
                                        /** @default 750 */
                                        millilitres: number;
                                        /** @default null */
                                        placeId: string | null;
                                        /** @default null */
                                        position: unknown;
                                        /**
                                         * @default held
                                         * @enum {string}
                                         */
                                        state: "held" | "ordered";
                                        /** @default null */
                                        boughtOn: string | null;
                                        /** @default null */
                                        arrivesOn: string | null;
                                        /** @default null */
                                        shop: unknown;
                                        /** @default null */
                                        price: {
                                            minor: number;
                                            currency: string;
                                        } | null;
                                        /** @default null */
                                        note: unknown;
                                        /** @default null */
                                        foreignId: unknown;
                                    }[];
                                    opened?: {
                                        /** Format: uuid */
                                        id: string;
                                        /** Format: date */
                                        day: string;
                                        /** @enum {string} */
                                        keeping: "stopper" | "vacuum" | "gas" | "needle";
                                        /** @default null */
                                        lotId: string | null;
                                    }[];
                                    extraFields?: unknown;
                                };
                                decidedAt?: number;
                                missingPhoto?: string;
                            } | {
                                /** @constant */
                                kind: "refused";
                                refusal: {
                                    error: string;
                                    code: string;
                                    issues?: {
                                        path: (string | number)[];
                                        message: string;
                                    }[];
                                    requestId?: string;
                                    userIds?: string[];
                                    status?: number;
                                };
                            } | {
                                /** @constant */
                                kind: "skipped";
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            /** @description `epoch_changed`: The server's cellar is another history; read it anew. `user_mismatch`: It is meant for another person than the one signed in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        /** @constant */
                        code: "op_gap";
                        expected: number;
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "device_cloned";
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "epoch_changed";
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "user_mismatch";
                    };
                };
            };
            426: components["responses"]["upgrade_required"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    liveEvents: {
        parameters: {
            query?: {
                protocol?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["too_many_streams-or-unavailable"];
        };
    };
    pullHistory: {
        parameters: {
            query: {
                protocol?: number;
                since: number;
                limit?: number;
                epoch?: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epoch: string;
                        events: ({
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            wineId: string;
                            lotId: string | null;
                            bottles: number;
                            isUncounted: boolean;
                            /** @default null */
                            recordedOn: string | null;
                            /** @default null */
                            importId: string | null;
                            /** @default false */
                            isDateUnknown: boolean;
                            /** @enum {string} */
                            kind: "added" | "moved" | "drank" | "gave" | "sold" | "broken" | "lost" | "tasted" | "corrected";
                            day: string;
                            occasion: string | null;
                            meal: string | null;
                            company: string | null;
                            rating: {
                                value: number;
                                /** @enum {number} */
                                scale: 5 | 20 | 100;
                            } | null;
                            flaw: ("corked" | "oxidised" | "other") | null;
                            note: string | null;
                            price: {
                                minor: number;
                                currency: string;
                            } | null;
                            /** @default null */
                            photoUrl: string | null;
                            /** @default null */
                            shop: string | null;
                            seq: number;
                            /** @default false */
                            deleted: boolean;
                        } & {
                            [key: string]: unknown;
                        })[];
                        cursor: number;
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            /** @description `epoch_changed`: The server's cellar is another history; read it anew. `user_mismatch`: It is meant for another person than the one signed in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        /** @constant */
                        code: "op_gap";
                        expected: number;
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "device_cloned";
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "epoch_changed";
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "user_mismatch";
                    };
                };
            };
            426: components["responses"]["upgrade_required"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    push: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    protocol: number;
                    /** Format: uuid */
                    userId: string;
                    /** Format: uuid */
                    deviceId: string;
                    epoch: string | null;
                    ackThrough: number;
                    ops: {
                        opNo: number;
                        /** Format: uuid */
                        opId: string;
                        change: {
                            /** @constant */
                            kind: "create";
                            /** Format: uuid */
                            wineId: string;
                            /** Format: uuid */
                            bottleId: string;
                            body: {
                                name: string;
                                producer: string;
                                vintage: number;
                                quantity: number;
                                /** @enum {string} */
                                type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal: string;
                                country: string;
                                region: string;
                                notes?: string | null;
                                /** @default null */
                                photoUrl?: string | null;
                                /** @default false */
                                nonVintage?: boolean;
                                appellation?: string | null;
                                designation?: string | null;
                                alcohol?: number | null;
                                /** @default null */
                                drinkFrom?: number | null;
                                /** @default null */
                                drinkTo?: number | null;
                                tags?: string[];
                                barcodes?: string[];
                                lots?: {
                                    /** Format: uuid */
                                    id: string;
                                    bottles: number;
                                    /** @default 750 */
                                    millilitres?: number;
                                    /** @default null */
                                    placeId?: string | null;
                                    position?: string | null;
                                    /**
                                     * @default held
                                     * @enum {string}
                                     */
                                    state?: "held" | "ordered";
                                    /** @default null */
                                    boughtOn?: string | null;
                                    /** @default null */
                                    arrivesOn?: string | null;
                                    shop?: string | null;
                                    /** @default null */
                                    price?: {
                                        minor: number;
                                        currency: string;
                                    } | null;
                                    note?: string | null;
                                    foreignId?: string | null;
                                }[];
                                /** @default [] */
                                opened?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    /** @enum {string} */
                                    keeping: "stopper" | "vacuum" | "gas" | "needle";
                                    /** @default null */
                                    lotId?: string | null;
                                }[];
                                extraFields?: string | null;
                            };
                        } | {
                            /** @constant */
                            kind: "edit";
                            /** Format: uuid */
                            wineId: string;
                            body: {
                                name: string;
                                producer: string;
                                vintage: number;
                                quantity: number;
                                /** @enum {string} */
                                type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal: string;
                                country: string;
                                region: string;
                                notes?: string | null;
                                /** @default null */
                                photoUrl?: string | null;
                                /** @default false */
                                nonVintage?: boolean;
                                appellation?: string | null;
                                designation?: string | null;
                                alcohol?: number | null;
                                /** @default null */
                                drinkFrom?: number | null;
                                /** @default null */
                                drinkTo?: number | null;
                                tags?: string[];
                                barcodes?: string[];
                                lots?: {
                                    /** Format: uuid */
                                    id: string;
                                    bottles: number;
                                    /** @default 750 */
                                    millilitres?: number;
                                    /** @default null */
                                    placeId?: string | null;
                                    position?: string | null;
                                    /**
                                     * @default held
                                     * @enum {string}
                                     */
                                    state?: "held" | "ordered";
                                    /** @default null */
                                    boughtOn?: string | null;
                                    /** @default null */
                                    arrivesOn?: string | null;
                                    shop?: string | null;
                                    /** @default null */
                                    price?: {
                                        minor: number;
                                        currency: string;
                                    } | null;
                                    note?: string | null;
                                    foreignId?: string | null;
                                }[];
                                /** @default [] */
                                opened?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    /** @enum {string} */
                                    keeping: "stopper" | "vacuum" | "gas" | "needle";
                                    /** @default null */
                                    lotId?: string | null;
                                }[];
                                extraFields?: string | null;
                            };
                            base?: {
                                name?: string;
                                producer?: string;
                                vintage?: number;
                                quantity?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                notes?: string | null;
                                photoUrl?: string | null;
                                nonVintage?: boolean;
                                appellation?: string | null;
                                designation?: string | null;
                                alcohol?: number | null;
                                drinkFrom?: number | null;
                                drinkTo?: number | null;
                                tags?: string[];
                                barcodes?: string[];
                                lots?: {
                                    /** Format: uuid */
                                    id: string;
                                    bottles: number;
                                    /** @default 750 */
                                    millilitres?: number;
                                    /** @default null */
                                    placeId?: string | null;
                                    position?: string | null;
                                    /**
                                     * @default held
                                     * @enum {string}
                                     */
                                    state?: "held" | "ordered";
                                    /** @default null */
                                    boughtOn?: string | null;
                                    /** @default null */
                                    arrivesOn?: string | null;
                                    shop?: string | null;
                                    /** @default null */
                                    price?: {
                                        minor: number;
                                        currency: string;
                                    } | null;
                                    note?: string | null;
                                    foreignId?: string | null;
                                }[];
                                opened?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    /** @enum {string} */
                                    keeping: "stopper" | "vacuum" | "gas" | "needle";
                                    /** @default null */
                                    lotId?: string | null;
                                }[];
                                extraFields?: string | null;
                            };
                            omitted?: string[];
                        } | {
                            /** @constant */
                            kind: "archive";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            /** @constant */
                            kind: "unarchive";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            quantity: number;
                            /** Format: uuid */
                            lotId?: string;
                            /** @constant */
                            kind: "add-bottles";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            quantity: number;
                            /** Format: uuid */
                            lotId?: string;
                            /** Format: uuid */
                            openedId?: string;
                            /** @constant */
                            kind: "remove-bottles";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            /** Format: uuid */
                            from: string;
                            to: {
                                /** Format: uuid */
                                id: string;
                                /** @default 750 */
                                millilitres?: number;
                                /** @default null */
                                placeId?: string | null;
                                position?: string | null;
                                /**
                                 * @default held
                                 * @enum {string}
                                 */
                                state?: "held" | "ordered";
                                /** @default null */
                                boughtOn?: string | null;
                                /** @default null */
                                arrivesOn?: string | null;
                                shop?: string | null;
                                /** @default null */
                                price?: {
                                    minor: number;
                                    currency: string;
                                } | null;
                                note?: string | null;
                                foreignId?: string | null;
                            };
                            quantity: number;
                            /** @constant */
                            kind: "move-bottles";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            /** @constant */
                            kind: "remove";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            /** @constant */
                            kind: "restore";
                            /** Format: uuid */
                            wineId: string;
                        } | {
                            /** @constant */
                            kind: "put-place";
                            /** Format: uuid */
                            placeId: string;
                            body: {
                                name: string;
                                /** @default null */
                                parentId?: string | null;
                                /**
                                 * @default other
                                 * @enum {string}
                                 */
                                kind?: "room" | "rack" | "fridge" | "other";
                                /** @default null */
                                rows?: number | null;
                                /** @default null */
                                columns?: number | null;
                                /** @default null */
                                depth?: number | null;
                            };
                            base?: {
                                name?: string;
                                parentId?: string | null;
                                /** @enum {string} */
                                kind?: "room" | "rack" | "fridge" | "other";
                                rows?: number | null;
                                columns?: number | null;
                                depth?: number | null;
                            };
                        } | {
                            /** @constant */
                            kind: "remove-place";
                            /** Format: uuid */
                            placeId: string;
                        } | {
                            /** @constant */
                            kind: "put-event";
                            /** Format: uuid */
                            eventId: string;
                            /** Format: uuid */
                            wineId: string;
                            /** @default 0 */
                            bottles?: number;
                            counted?: {
                                lotId: string | null;
                                /** Format: date */
                                recordedOn?: string;
                                /** Format: uuid */
                                importId?: string;
                                isDateUnknown?: boolean;
                            };
                            body: {
                                /** @enum {string} */
                                kind: "added" | "moved" | "drank" | "gave" | "sold" | "broken" | "lost" | "tasted" | "corrected";
                                /** Format: date */
                                day: string;
                                occasion?: string | null;
                                meal?: string | null;
                                company?: string | null;
                                /** @default null */
                                rating?: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                /** @default null */
                                flaw?: ("corked" | "oxidised" | "other") | null;
                                note?: string | null;
                                /** @default null */
                                price?: {
                                    minor: number;
                                    currency: string;
                                } | null;
                                /** @default null */
                                photoUrl?: string | null;
                                shop?: string | null;
                            };
                            base?: {
                                /** @enum {string} */
                                kind?: "added" | "moved" | "drank" | "gave" | "sold" | "broken" | "lost" | "tasted" | "corrected";
                                /** Format: date */
                                day?: string;
                                occasion?: string | null;
                                meal?: string | null;
                                company?: string | null;
                                rating?: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                flaw?: ("corked" | "oxidised" | "other") | null;
                                note?: string | null;
                                price?: {
                                    minor: number;
                                    currency: string;
                                } | null;
                                photoUrl?: string | null;
                                shop?: string | null;
                            };
                        } | {
                            /** @constant */
                            kind: "remove-event";
                            /** Format: uuid */
                            eventId: string;
                        } | {
                            /** @constant */
                            kind: "noop";
                        };
                        /** Format: date */
                        day?: string;
                        /** Format: uuid */
                        undoes?: string;
                        /** Format: uuid */
                        importId?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        epoch: string;
                        results: {
                            opNo: number;
                            /** Format: uuid */
                            opId: string;
                            verdict: {
                                /** @constant */
                                kind: "applied";
                                /** Format: uuid */
                                recordId: string;
                                seq: number;
                                overwritten?: {
                                    name?: string;
                                    producer?: string;
                                    vintage?: number;
                                    quantity?: number;
                                    /** @enum {string} */
                                    type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                    varietal?: string;
                                    country?: string;
                                    region?: string;
                                    notes?: unknown;
                                    photoUrl?: string | null;
                                    nonVintage?: boolean;
                                    appellation?: unknown;
                                    designation?: unknown;
                                    alcohol?: unknown;
                                    drinkFrom?: number | null;
                                    drinkTo?: number | null;
                                    tags?: unknown;
                                    barcodes?: unknown;
                                    lots?: {
                                        /** Format: uuid */
                                        id: string;
                                        bottles: number;
                                        /** @default 750 */
                                        millilitres: number;
                                        /** @default null */
                                        placeId: string | null;
                                        /** @default null */
                                        position: unknown;
                                        /**
                                         * @default held
                                         * @enum {string}
                                         */
                                        state: "held" | "ordered";
                                        /** @default null */
                                        boughtOn: string | null;
                                        /** @default null */
                                        arrivesOn: string | null;
                                        /** @default null */
                                        shop: unknown;
                                        /** @default null */
                                        price: {
                                            minor: number;
                                            currency: string;
                                        } | null;
                                        /** @default null */
                                        note: unknown;
                                        /** @default null */
                                        foreignId: unknown;
                                    }[];
                                    opened?: {
                                        /** Format: uuid */
                                        id: string;
                                        /** Format: date */
                                        day: string;
                                        /** @enum {string} */
                                        keeping: "stopper" | "vacuum" | "gas" | "needle";
                                        /** @default null */
                                        lotId: string | null;
                                    }[];
                                    extraFields?: unknown;
                                };
                                decidedAt?: number;
                                missingPhoto?: string;
                            } | {
                                /** @constant */
                                kind: "refused";
                                refusal: {
                                    error: string;
                                    code: string;
                                    issues?: {
                                        path: (string | number)[];
                                        message: string;
                                    }[];
                                    requestId?: string;
                                    userIds?: string[];
                                    status?: number;
                                };
                            } | {
                                /** @constant */
                                kind: "skipped";
                            };
                        }[];
                        rows: ({
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            userId: string;
                            /** Format: uuid */
                            bottleId: string;
                            isArchived: boolean;
                            name: string;
                            producer: string;
                            vintage: number;
                            quantity: number;
                            /** @enum {string} */
                            type: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                            varietal: string;
                            country: string;
                            region: string;
                            notes: string | null;
                            photoUrl: string | null;
                            /** @default false */
                            nonVintage: boolean;
                            /** @default null */
                            appellation: string | null;
                            /** @default null */
                            designation: string | null;
                            /** @default null */
                            alcohol: number | null;
                            /** @default null */
                            drinkFrom: number | null;
                            /** @default null */
                            drinkTo: number | null;
                            /** @default [] */
                            tags: string[];
                            /** @default [] */
                            barcodes: string[];
                            /** @default [] */
                            lots: ({
                                /** Format: uuid */
                                id: string;
                                bottles: number;
                                millilitres: number;
                                placeId: string | null;
                                position: string | null;
                                /** @enum {string} */
                                state: "held" | "ordered";
                                boughtOn: string | null;
                                arrivesOn: string | null;
                                shop: string | null;
                                price: {
                                    minor: number;
                                    currency: string;
                                } | null;
                                note: string | null;
                                foreignId: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @default [] */
                            opened: ({
                                /** Format: uuid */
                                id: string;
                                /** Format: date */
                                day: string;
                                /** @enum {string} */
                                keeping: "stopper" | "vacuum" | "gas" | "needle";
                                /** @default null */
                                lotId: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @default null */
                            extraFields: string | null;
                            seq: number;
                            /** @default false */
                            deleted: boolean;
                            added?: number;
                            removedAt?: number | null;
                        } & {
                            [key: string]: unknown;
                        })[];
                        places: ({
                            /** Format: uuid */
                            id: string;
                            name: string;
                            parentId: string | null;
                            /** @enum {string} */
                            kind: "room" | "rack" | "fridge" | "other";
                            rows: number | null;
                            columns: number | null;
                            depth: number | null;
                            seq: number;
                            /** @default false */
                            deleted: boolean;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @default [] */
                        events: ({
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            wineId: string;
                            lotId: string | null;
                            bottles: number;
                            isUncounted: boolean;
                            /** @default null */
                            recordedOn: string | null;
                            /** @default null */
                            importId: string | null;
                            /** @default false */
                            isDateUnknown: boolean;
                            /** @enum {string} */
                            kind: "added" | "moved" | "drank" | "gave" | "sold" | "broken" | "lost" | "tasted" | "corrected";
                            day: string;
                            occasion: string | null;
                            meal: string | null;
                            company: string | null;
                            rating: {
                                value: number;
                                /** @enum {number} */
                                scale: 5 | 20 | 100;
                            } | null;
                            flaw: ("corked" | "oxidised" | "other") | null;
                            note: string | null;
                            price: {
                                minor: number;
                                currency: string;
                            } | null;
                            /** @default null */
                            photoUrl: string | null;
                            /** @default null */
                            shop: string | null;
                            seq: number;
                            /** @default false */
                            deleted: boolean;
                        } & {
                            [key: string]: unknown;
                        })[];
                        failedAt?: number;
                        since?: number;
                        seq?: number;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin"];
            /** @description `op_gap`: Changes are missing before these; resume from `expected`. `device_cloned`: Another device uses the same identity. `epoch_changed`: The server's cellar is another history; read it anew. `user_mismatch`: It is meant for another person than the one signed in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        /** @constant */
                        code: "op_gap";
                        expected: number;
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "device_cloned";
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "epoch_changed";
                        epoch: string;
                    } | {
                        error: string;
                        /** @constant */
                        code: "user_mismatch";
                    };
                };
            };
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
            426: components["responses"]["upgrade_required"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    demo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        demo: {
                            email: string;
                            password: string;
                        } | null;
                        /**
                         * @default open
                         * @enum {string}
                         */
                        signup: "open" | "invite" | "closed";
                        /** @default false */
                        passkeys: boolean;
                        /** @default null */
                        identityProvider: string | null;
                    };
                };
            };
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    health: {
        parameters: {
            query?: {
                deep?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @enum {string} */
                        database?: "ok" | "failing";
                        /** @enum {string} */
                        photos?: "ok" | "failing";
                    };
                };
            };
            400: components["responses"]["invalid"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}

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
        /** Cancel the deletion of an account with the token of the link */
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
        /** Delete the account in 7 days; signs out everywhere and mails a link to cancel */
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
        /** Sign in. With a second factor, a right password without a code gets 401 `code_needed` */
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
    "/api/auth/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the device of this session is notified of by Web Push */
        get: operations["notifications"];
        /** Turn notifications on for the device of this session, or change them. At most one message a day, the first on the next day. They end with the session */
        put: operations["putNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/notifications/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn notifications off for the device of this session. If they are, nothing happens */
        post: operations["endNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/notifications/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The public key (RFC 8292) with which a browser subscribes to notifications; the first call makes it */
        post: operations["notificationKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/notifications/not-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn some kinds of notifications off for the device of this session */
        post: operations["notAgain"];
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
        /** Start a sign-in with the identity provider: a single-use URL, valid for 10 minutes */
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
        /** Finish with the provider's answer, in the same browser: signs in, creates an account, links an identity or proves one. An unlinked identity never opens an account with the same e-mail */
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
        /** Start to link an identity to the account in the same way */
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
        /** Start to prove one's identity in the same way, for an account without a password */
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
        /** Unlink the identity, unless it is the only way to sign in; notifies the user by mail */
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
        /** Sign in with a passkey */
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
        /** Request options for a passkey, to sign in or as a proof: single use, valid for 5 minutes */
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
        /** Add a passkey; notifies the user by mail */
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
        /** Creation options for a passkey: single use, valid for 5 minutes */
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
        /** Rename a passkey */
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
        /** Remove a passkey, unless it is the only way to sign in; notifies the user by mail */
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
        /** Change the password; signs out the other sessions and notifies the user by mail */
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
        /** Change the e-mail, the name or the language; a new e-mail notifies both addresses and signs out the other sessions */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/api/auth/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cellars that the user gets a monthly reminder mail about */
        get: operations["reminderMails"];
        /** Turn the reminder mail of a cellar on or off; if something is due, the first mail is sent immediately */
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
        /** Redirect a browser that opens the unsubscribe URL to the page that asks first */
        get: operations["askToEndReminderMails"];
        put?: never;
        /** Unsubscribe from a cellar's mails with the token of a mail's link; mail programs call this themselves (RFC 8058), with any body */
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
        /** Remove the password if there is a passkey or an identity; signs out the other sessions */
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
        /** Send another confirmation link, unless the e-mail is confirmed */
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
        /** Turn on the second factor with a first code of the app. Returns the recovery codes, only here */
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
        /** Turn off the second factor */
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
        /** Secret for an authenticator app; nothing is stored yet */
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
        /** List the user's sessions, the current one first */
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
        /** Sign out all other sessions */
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
        /** Sign out one session */
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
        /** Set a password, also for an account without one; signs out the other sessions */
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
        /** List the user's access tokens, newest first */
        get: operations["listTokens"];
        put?: never;
        /** Create an access token for one of the user's cellars; its secret is returned only here */
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
        /** Revoke an access token */
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
        /** Undo a change of the e-mail with the token of the link; signs out everywhere and notifies both addresses */
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
        /** The user's sign-in methods: password, passkeys and linked identity */
        get: operations["waysIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's cellars, the personal one first, with the user's role in each */
        get: operations["listCellars"];
        put?: never;
        /** Make a cellar; the client chooses its id at random. A repeat returns the same cellar */
        post: operations["createCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the name and colour of a cellar; only its owner can */
        put: operations["editCellar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's calendar feed of a cellar, without its address */
        get: operations["calendarFeed"];
        put?: never;
        /** Make the user's calendar feed (iCalendar) of a cellar: drinking windows and orders due. A former feed of the user in this cellar ends. The address is answered only once */
        post: operations["makeCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/calendar-feed/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the user's calendar feed of a cellar. Without one, nothing happens */
        post: operations["revokeCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a cellar with everything in it, for all members; only its owner can. The personal cellar is deleted with the account */
        post: operations["deleteCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/guest-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open links for guests of a cellar, without their addresses; only the owner can */
        get: operations["listGuestLinks"];
        put?: never;
        /** Make a link that shows a list of the cellar's wines to anyone who has it, for 1 to 90 days; only the owner can. The address is answered only once */
        post: operations["makeGuestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/guest-links/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a link for guests; only the owner can */
        post: operations["revokeGuestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite an address by mail, or make a link for anyone; only the owner can. The invitation can be accepted once, within 14 days. The answer is the same whether the address has an account or not */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/invitations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again with a new token and time limit; only the owner can */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/invitations/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an invitation; only the owner can */
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a cellar. Its owner can't leave, and hands it over to another member first */
        post: operations["leaveCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of a cellar's name, members and invitations with who made them, the newest first, up to 500; the owner and editors can */
        get: operations["listCellarLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a cellar and its open invitations; the owner and editors can */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/members/change-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a member an editor or a viewer; only the owner can */
        post: operations["changeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a member, whose access then ends; only the owner can */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/ownership/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer to hand a cellar over to one member, instead of an earlier offer; only the owner can */
        post: operations["offerOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/ownership/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an offered cellar and become its owner. The owner before becomes an editor */
        post: operations["takeOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/ownership/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an offer of a cellar; the owner and the member who has the offer can */
        post: operations["withdrawOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of a cellar with their last answers; only the owner can */
        get: operations["listWebhooks"];
        put?: never;
        /** Make a webhook: a signed request to an address for each change of the cellar; only the owner can. The secret is answered only once */
        post: operations["makeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/webhooks/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a webhook on again, from the next change on; only the owner can */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/webhooks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a webhook; only the owner can */
        post: operations["removeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{id}/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test message to a webhook, and wait for its answer; only the owner can */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations to the user's confirmed e-mail */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation and join its cellar. A repeat returns the same cellar */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation, which ends it */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the invitation of a link, before accepting it */
        post: operations["showInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: export the wines, archived ones too, places and events in the format that the app imports; load photos by the wines' paths */
        get: operations["exportCellarInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: list the wines, in the order in which they were added */
        get: operations["listWinesInCellar"];
        put?: never;
        /** In a cellar: add a wine; the server creates missing ids. Returns it without a `photoUrl` that belongs to another user */
        post: operations["createWineInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/varietals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: list the varietals of the wines, each once, sorted */
        get: operations["listVarietalsInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** In a cellar: edit a wine; with `base`, only the changed fields. A `photoUrl` of another user leaves the photo unchanged */
        put: operations["editWineInCellar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/add-bottles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: add bottles, up to 999 in all */
        post: operations["addBottlesInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: archive a wine */
        post: operations["archiveWineInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/move-bottles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: move bottles to another lot, which is created if missing; moves at most as many as the first lot has, so the sum stays */
        post: operations["moveBottlesInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: remove a wine; it can be restored for 30 days. Returns the wine as it was */
        post: operations["removeWineInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/remove-bottles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: remove bottles; 409 if there are fewer. With `openedId` an open bottle is finished; if it is no longer open, none is removed */
        post: operations["removeBottlesInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: restore a removed wine as it was */
        post: operations["restoreWineInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: unarchive a wine */
        post: operations["unarchiveWineInCellar"];
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
        /** Export the wines, archived ones too, places and events in the format that the app imports; load photos by the wines' paths */
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
        /** List the wines, in the order in which they were added */
        get: operations["listWines"];
        put?: never;
        /** Add a wine; the server creates missing ids. Returns it without a `photoUrl` that belongs to another user */
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
        /** List the varietals of the wines, each once, sorted */
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
        /** Edit a wine; with `base`, only the changed fields. A `photoUrl` of another user leaves the photo unchanged */
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
        /** Move bottles to another lot, which is created if missing; moves at most as many as the first lot has, so the sum stays */
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
        /** Remove a wine; it can be restored for 30 days. Returns the wine as it was */
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
        /** Remove bottles; 409 if there are fewer. With `openedId` an open bottle is finished; if it is no longer open, none is removed */
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
        /** Unarchive a wine */
        post: operations["unarchiveWine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: list the places, ordered by last change; a lot refers to its place by id */
        get: operations["listPlacesInCellar"];
        put?: never;
        /** In a cellar: create a place; the server chooses its id */
        post: operations["createPlaceInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** In a cellar: create a place with an id of the client, or edit one; with `base`, only the changed fields */
        put: operations["putPlaceInCellar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/places/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: remove a place; its bottles become unplaced. Returns the place as it was */
        post: operations["removePlaceInCellar"];
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
        /** List the places, ordered by last change; a lot refers to its place by id */
        get: operations["listPlaces"];
        put?: never;
        /** Create a place; the server chooses its id */
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
        /** Create a place with an id of the client, or edit one; with `base`, only the changed fields */
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
        /** Remove a place; its bottles become unplaced. Returns the place as it was */
        post: operations["removePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/objects/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: finalize the uploaded photo and return its path. A photo that no wine shows is deleted after 90 days */
        post: operations["finalizePhotoInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: get an upload URL for one photo, valid for 15 minutes */
        post: operations["promiseUploadInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/objects/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: get a photo that the user can see, at its own width or smaller */
        get: operations["readPhotoInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/objects/uploads/{id}/base64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: get a photo that the user can see, for analyze-label */
        post: operations["readPhotoBase64InCellar"];
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
        /** Finalize the uploaded photo and return its path. A photo that no wine shows is deleted after 90 days */
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
        /** Get an upload URL for one photo, valid for 15 minutes */
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
        /** Get a photo that the user can see, for analyze-label */
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
        /** Get a photo that the user can see, at its own width or smaller */
        get: operations["readPhoto"];
        /** Upload the photo, in any image format */
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
        /** Which AI services are configured (false: the device answers itself) and their timeouts in ms */
        get: operations["assistants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/assistants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: which AI services are configured (false: the device answers itself) and their timeouts in ms */
        get: operations["assistantsInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/analyze-label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: read a label; fields that are not on it are null */
        post: operations["analyzeLabelInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/wines/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: suggest wines of the cellar for a meal, best first. The answer is in the first known language of `Accept-Language` */
        post: operations["pairWinesInCellar"];
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
        /** Read a label; fields that are not on it are null */
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
        /** Suggest wines of the cellar for a meal, best first. The answer is in the first known language of `Accept-Language` */
        post: operations["pairWines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/sync/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: pull what changed since a cursor */
        get: operations["pullInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/sync/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: server-sent events `{seq, page}` whenever there is something to pull. An access token's stream ends when the token does */
        get: operations["liveEventsInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/sync/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: pull the events that were added or changed since a cursor */
        get: operations["pullHistoryInCellar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/sync/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In a cellar: push the changes of one device, in order */
        post: operations["pushInCellar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cellars/{cellar}/sync/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In a cellar: pull the wishes that were added, changed or removed since a cursor */
        get: operations["pullWishesInCellar"];
        put?: never;
        post?: never;
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
        /** Pull what changed since a cursor */
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
        /** Server-sent events `{seq, page}` whenever there is something to pull. An access token's stream ends when the token does */
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
        /** Pull the events that were added or changed since a cursor */
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
        /** Push the changes of one device, in order */
        post: operations["push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pull the wishes that were added, changed or removed since a cursor */
        get: operations["pullWishes"];
        put?: never;
        post?: never;
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
        /** Facts for the sign-in page: the demo account if published, whether sign-up is open, whether passkeys are in use, and the name of the identity provider */
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
        /** 200 while the process can serve. With `deep`, also whether the database answers and photos can be stored, at most ten seconds ago */
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
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One message of an assistant by the Model Context Protocol, streamable HTTP without sessions. It needs an access token, and `Accept` with `application/json` and `text/event-stream` */
        post: operations["assistantMessage"];
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
            keepAtLeast: number | null;
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
            valuations: ({
                /** Format: uuid */
                id: string;
                day: string;
                price: {
                    minor: number;
                    currency: string;
                };
                millilitres: number;
                source: string | null;
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
            facts?: {
                [key: string]: unknown;
            };
            issues?: {
                path: (string | number)[];
                message: string;
            }[];
            requestId?: string;
            userIds?: string[];
        };
    };
    responses: {
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `invalid_cancel_token`: The link is unknown, expired or used */
        "invalid-or-malformed_json-or-invalid_cancel_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_requests`: Too many attempts; see `Retry-After` */
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
        /** @description `too_large`: The body is too large */
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
        /** @description `internal`: An internal error; find it in the log by `requestId` */
        internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unavailable`: The storage is full, locked or failing; see `Retry-After` */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `invalid_confirmation_token`: The confirmation link is unknown or expired, or the account's e-mail has changed since */
        "invalid-or-malformed_json-or-invalid_confirmation_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `wrong_password`: The current password is wrong. `wrong_passkey`: The passkey is unknown, or its signature is for another challenge or origin, or was used before. `identity_refused`: The provider refused, or its answer does not match the request, has expired, was used, or names a user without access */
        "invalid-or-malformed_json-or-wrong_password-or-wrong_passkey-or-identity_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthenticated`: No one is signed in. `account_deleted`: No one is signed in, and an account of this device (listed in `userIds`) is deleted */
        "unauthenticated-or-account_deleted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `demo_account`: The demo account's e-mail and sign-in can't be changed, and it can't be deleted */
        "forbidden_origin-or-demo_account": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `owns_shared_cellars`: The user owns cellars with other members */
        owns_shared_cellars: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply */
        "invalid-or-malformed_json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `wrong_code`: The code is wrong, expired or used */
        "invalid-or-malformed_json-or-wrong_code": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid_credentials`: The e-mail or the password is wrong. `code_needed`: The password is right, but the account has a second factor: send its code too */
        "invalid_credentials-or-code_needed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `malformed_json`: The body is incomplete, not JSON, or nested too deeply */
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
        /** @description `provider_misconfigured`: The identity provider is not set up correctly; see the log. `provider_unreachable`: The identity provider does not answer */
        "provider_misconfigured-or-provider_unreachable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `identity_refused`: The provider refused, or its answer does not match the request, has expired, was used, or names a user without access. `identity_without_email`: The provider gives no e-mail for that identity */
        "invalid-or-malformed_json-or-identity_refused-or-identity_without_email": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `signup_closed`: This cellar takes no new accounts. `invitation_needed`: New accounts need an invitation, and there is no valid one for that e-mail */
        "forbidden_origin-or-signup_closed-or-invitation_needed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `identity_unlinked`: The identity is not linked, and an account has its e-mail. `identity_exists`: This identity is linked to another account, or this account to another identity */
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
        /** @description `last_way_in`: It is the user's only way to sign in */
        last_way_in: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `wrong_passkey`: The passkey is unknown, or its signature is for another challenge or origin, or was used before */
        "invalid-or-malformed_json-or-wrong_passkey": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `passkey_exists`: The passkey is already registered. `too_many_passkeys`: The user has 20 passkeys, the maximum */
        "passkey_exists-or-too_many_passkeys": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: The user has no record with this id */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `wrong_password`: The current password is wrong */
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
        /** @description `invalid`: The request does not match its schema; see `issues` */
        invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `invalid_reminder_token`: The unsubscribe link is unknown */
        "invalid-or-invalid_reminder_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `invalid_reset_token`: The reset link is unknown, expired or used */
        "invalid-or-malformed_json-or-invalid_reset_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `insufficient_role`: The user's role in this cellar does not allow this call */
        "forbidden_origin-or-insufficient_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_tokens`: The user has 10 access tokens, the maximum */
        too_many_tokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `invalid_undo_token`: The undo link is unknown, expired or used */
        "invalid-or-malformed_json-or-invalid_undo_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `demo_cellar`: The demo account can't make, share or join a cellar */
        "forbidden_origin-or-demo_cellar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `cellar_exists`: This id is taken. `too_many_cellars`: The user has 20 cellars, the maximum */
        "cellar_exists-or-too_many_cellars": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `personal_cellar`: A personal cellar belongs to its account: it can't be left, handed over or deleted separately */
        personal_cellar: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_role`: The user's role in this cellar does not allow this call */
        insufficient_role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `insufficient_role`: The user's role in this cellar does not allow this call. `demo_cellar`: The demo account can't make, share or join a cellar */
        "forbidden_origin-or-insufficient_role-or-demo_cellar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_guest_links`: The cellar has 20 open links for guests, the maximum */
        too_many_guest_links: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `insufficient_role`: The user's role in this cellar does not allow this call. `unconfirmed_sender`: The e-mail of the user who invites is not confirmed: confirm it, or make a link for anyone. `demo_cellar`: The demo account can't make, share or join a cellar */
        "forbidden_origin-or-insufficient_role-or-unconfirmed_sender-or-demo_cellar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `already_member`: The invited user, or the user who accepts, is a member of the cellar already. `too_many_invitations`: The cellar has 20 open invitations, the maximum. `mail_unconfigured`: The server sends no mail: make a link for anyone instead */
        "already_member-or-too_many_invitations-or-mail_unconfigured": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `mail_unconfigured`: The server sends no mail: make a link for anyone instead */
        mail_unconfigured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `last_owner`: The member owns the cellar, and a cellar always has an owner, who can't leave, be removed or get another role. `personal_cellar`: A personal cellar belongs to its account: it can't be left, handed over or deleted separately */
        "last_owner-or-personal_cellar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `last_owner`: The member owns the cellar, and a cellar always has an owner, who can't leave, be removed or get another role */
        last_owner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `already_owner`: The user owns the cellar, and offers it to another member. `personal_cellar`: A personal cellar belongs to its account: it can't be left, handed over or deleted separately */
        "already_owner-or-personal_cellar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_offered`: The owner does not offer the cellar to this user */
        not_offered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_webhooks`: The cellar has 10 webhooks, the maximum */
        too_many_webhooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid`: The request does not match its schema; see `issues`. `malformed_json`: The body is incomplete, not JSON, or nested too deeply. `invalid_invitation`: The invitation is unknown, expired, used or revoked, or for another e-mail */
        "invalid-or-malformed_json-or-invalid_invitation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `unconfirmed_email`: The invitation is for the user's e-mail, which is not confirmed. `demo_cellar`: The demo account can't make, share or join a cellar */
        "forbidden_origin-or-unconfirmed_email-or-demo_cellar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `already_member`: The invited user, or the user who accepts, is a member of the cellar already. `too_many_cellars`: The user has 20 cellars, the maximum. `too_many_members`: The cellar has 20 members, the maximum */
        "already_member-or-too_many_cellars-or-too_many_members": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `forbidden_origin`: The request came from another site. `unconfirmed_email`: The invitation is for the user's e-mail, which is not confirmed */
        "forbidden_origin-or-unconfirmed_email": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unauthenticated`: No one is signed in. `account_deleted`: No one is signed in, and an account of this device (listed in `userIds`) is deleted. `invalid_token`: The access token is unknown, expired or revoked */
        "unauthenticated-or-account_deleted-or-invalid_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`: The access token's scope does not allow this call */
        insufficient_scope: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`: The access token's scope does not allow this call. `forbidden_origin`: The request came from another site. `insufficient_role`: The user's role in this cellar does not allow this call */
        "insufficient_scope-or-forbidden_origin-or-insufficient_role": {
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
        /** @description `wine_exists`: The user has a wine with this id. `bottle_id_taken`: Another wine of the user has this bottle ID */
        "wine_exists-or-bottle_id_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: The user has no record with this id. `wine_removed`: The wine is removed; restore it to change it */
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
        /** @description `restore_expired`: The wine was removed more than 30 days ago */
        restore_expired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `insufficient_scope`: The access token's scope does not allow this call. `forbidden_origin`: The request came from another site */
        "insufficient_scope-or-forbidden_origin": {
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
        /** @description `too_large`: The body is too large. `too_demanding`: The picture has too many pixels or takes too long to decode */
        "too_large-or-too_demanding": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type`: The body must be JSON. `not_an_image`: The bytes are not a readable picture */
        "unsupported_media_type-or-not_an_image": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_uploaded`: Nothing has been sent to the upload address yet. `user_mismatch`: The request is for another user than the one signed in */
        "not_uploaded-or-user_mismatch": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_large`: The body is too large. `photos_full`: The photos in the cellars of this cellar's owner take up 20 GB, the maximum */
        "too_large-or-photos_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `upload_not_signed`: The address is not an upload address of this server. `upload_expired`: The upload address has expired. `insufficient_role`: The user's role in this cellar does not allow this call */
        "upload_not_signed-or-upload_expired-or-insufficient_role": {
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
        /** @description `not_an_image`: The bytes are not a readable picture */
        not_an_image: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `already_finalized`: The photo is finalized and can't be replaced */
        already_finalized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `ai_unconfigured`: No AI key is configured. `unavailable`: The storage is full, locked or failing; see `Retry-After` */
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
        /** @description `upgrade_required`: The client's protocol version is no longer supported */
        upgrade_required: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `too_many_streams`: Too many event streams; see `Retry-After`. `unavailable`: The storage is full, locked or failing; see `Retry-After` */
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
            409: components["responses"]["owns_shared_cellars"];
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
                            name?: string;
                            language?: string;
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
                            name?: string;
                            language?: string;
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
    notifications: {
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
                        notifications: {
                            kinds: ("windows" | "orders" | "open-bottles" | "sharing")[];
                            showsNames: boolean;
                            quiet: {
                                from: number;
                                to: number;
                            };
                            timeZone: string;
                        } | null;
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
    putNotifications: {
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
                    kinds: ("windows" | "orders" | "open-bottles" | "sharing")[];
                    showsNames: boolean;
                    quiet: {
                        from: number;
                        to: number;
                    };
                    timeZone: string;
                    subscription: {
                        /** Format: uri */
                        endpoint: string;
                        keys: {
                            p256dh: string;
                            auth: string;
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
                        notifications: {
                            kinds: ("windows" | "orders" | "open-bottles" | "sharing")[];
                            showsNames: boolean;
                            quiet: {
                                from: number;
                                to: number;
                            };
                            timeZone: string;
                        } | null;
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
    endNotifications: {
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
    notificationKey: {
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
                        publicKey: string;
                    };
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
    notAgain: {
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
                    kinds: ("windows" | "orders" | "open-bottles" | "sharing")[];
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
                        notifications: {
                            kinds: ("windows" | "orders" | "open-bottles" | "sharing")[];
                            showsNames: boolean;
                            quiet: {
                                from: number;
                                to: number;
                            };
                            timeZone: string;
                        } | null;
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
                            name?: string;
                            language?: string;
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
                            name?: string;
                            language?: string;
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
    changeProfile: {
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
                    email?: string;
                    name?: string | null;
                    language?: ("en" | "de" | "fr" | "it" | "es") | null;
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
                            name?: string;
                            language?: string;
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
                        cellarIds: string[];
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
                    /** Format: uuid */
                    cellarId?: string;
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
                        cellarIds: string[];
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_account"];
            404: components["responses"]["not_found"];
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
                    /** @enum {string} */
                    language?: "en" | "de" | "fr" | "it" | "es";
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
                            name?: string;
                            language?: string;
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
                            /** Format: uuid */
                            cellarId: string;
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
                    /** Format: uuid */
                    cellarId?: string;
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
                            /** Format: uuid */
                            cellarId: string;
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
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
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
    listCellars: {
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
                        cellars: {
                            /** Format: uuid */
                            id: string;
                            isPersonal: boolean;
                            name: string | null;
                            colour: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey") | null;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            owner: string;
                            members: number | null;
                            isOffered: boolean;
                            membershipId: string | null;
                        }[];
                        ended?: {
                            /** Format: uuid */
                            cellarId: string;
                            /** @enum {string} */
                            reason: "removed" | "left" | "deleted";
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
    createCellar: {
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
                    /** @enum {string} */
                    colour: "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey";
                    /** Format: uuid */
                    id: string;
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
                        cellar: {
                            /** Format: uuid */
                            id: string;
                            isPersonal: boolean;
                            name: string | null;
                            colour: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey") | null;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            owner: string;
                            members: number | null;
                            isOffered: boolean;
                            membershipId: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_cellar"];
            409: components["responses"]["cellar_exists-or-too_many_cellars"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    editCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    colour: "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey";
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
                        cellar: {
                            /** Format: uuid */
                            id: string;
                            isPersonal: boolean;
                            name: string | null;
                            colour: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey") | null;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            owner: string;
                            members: number | null;
                            isOffered: boolean;
                            membershipId: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    calendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
                        calendarFeed: {
                            showsNames: boolean;
                            madeAt: number;
                        } | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    makeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    showsNames?: boolean;
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
                        calendarFeed: {
                            showsNames: boolean;
                            madeAt: number;
                        };
                        link: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-demo_cellar"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
    deleteCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            409: components["responses"]["personal_cellar"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listGuestLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
                        guestLinks: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            filter: {
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietals?: string[];
                                countries?: string[];
                                regions?: string[];
                                producers?: string[];
                                tag?: string;
                                vintageFrom?: number;
                                vintageTo?: number;
                                millilitres?: number;
                                /** @enum {string} */
                                window?: "young" | "ready" | "soon" | "past" | "leaving";
                                /** Format: uuid */
                                placeId?: string;
                            };
                            showsPrices: boolean;
                            madeAt: number;
                            expiresAt: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["insufficient_role"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    makeGuestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @default {} */
                    filter?: {
                        /** @enum {string} */
                        type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                        varietals?: string[];
                        countries?: string[];
                        regions?: string[];
                        producers?: string[];
                        tag?: string;
                        vintageFrom?: number;
                        vintageTo?: number;
                        millilitres?: number;
                        /** @enum {string} */
                        window?: "young" | "ready" | "soon" | "past" | "leaving";
                        /** Format: uuid */
                        placeId?: string;
                    };
                    /** @default false */
                    showsPrices?: boolean;
                    /** @default 30 */
                    days?: number;
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
                        guestLink: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            filter: {
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietals?: string[];
                                countries?: string[];
                                regions?: string[];
                                producers?: string[];
                                tag?: string;
                                vintageFrom?: number;
                                vintageTo?: number;
                                millilitres?: number;
                                /** @enum {string} */
                                window?: "young" | "ready" | "soon" | "past" | "leaving";
                                /** Format: uuid */
                                placeId?: string;
                            };
                            showsPrices: boolean;
                            madeAt: number;
                            expiresAt: number;
                        };
                        link: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role-or-demo_cellar"];
            404: components["responses"]["not_found"];
            409: components["responses"]["too_many_guest_links"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeGuestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    guestLinkId: string;
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
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "editor" | "viewer";
                    /** Format: email */
                    email?: string;
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
                        invitation: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            role: "editor" | "viewer";
                            email: string | null;
                            sentAt: number;
                            expiresAt: number;
                        };
                        link: string | null;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role-or-unconfirmed_sender-or-demo_cellar"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_member-or-too_many_invitations-or-mail_unconfigured"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    invitationId: string;
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
                        invitation: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            role: "editor" | "viewer";
                            email: string | null;
                            sentAt: number;
                            expiresAt: number;
                        };
                        link: string | null;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role-or-unconfirmed_sender-or-demo_cellar"];
            404: components["responses"]["not_found"];
            409: components["responses"]["mail_unconfigured"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    invitationId: string;
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
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    leaveCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
            409: components["responses"]["last_owner-or-personal_cellar"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listCellarLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
                        entries: {
                            seq: number;
                            at: number;
                            /** @enum {string} */
                            kind: "made" | "renamed" | "invited" | "invitation-sent-again" | "invitation-revoked" | "invitation-declined" | "joined" | "left" | "removed" | "role-changed" | "ownership-offered" | "ownership-withdrawn" | "ownership-taken" | "ownership-passed" | "guest-link-made" | "guest-link-revoked";
                            actorId: string | null;
                            actor: string | null;
                            subject: string | null;
                            role: ("owner" | "editor" | "viewer") | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["insufficient_role"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
                        members: {
                            /** Format: uuid */
                            userId: string;
                            email: string;
                            name?: string | null;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            joinedAt: number | null;
                            isOffered: boolean;
                        }[];
                        invitations: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            role: "editor" | "viewer";
                            email: string | null;
                            sentAt: number;
                            expiresAt: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["insufficient_role"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
                    /** @enum {string} */
                    role: "editor" | "viewer";
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
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_owner"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
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
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_owner"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    offerOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
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
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            409: components["responses"]["already_owner-or-personal_cellar"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    takeOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
            409: components["responses"]["not_offered"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    withdrawOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
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
                        webhooks: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            kinds: ("wine" | "bottle" | "event")[];
                            madeAt: number;
                            disabledAt: number | null;
                            lastAnswer: {
                                at: number;
                                status: number | null;
                                problem: ("timeout" | "unreachable" | "private_address") | null;
                            } | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["insufficient_role"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    makeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    /**
                     * @default [
                     *       "wine",
                     *       "bottle",
                     *       "event"
                     *     ]
                     */
                    kinds?: ("wine" | "bottle" | "event")[];
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
                        webhook: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            kinds: ("wine" | "bottle" | "event")[];
                            madeAt: number;
                            disabledAt: number | null;
                            lastAnswer: {
                                at: number;
                                status: number | null;
                                problem: ("timeout" | "unreachable" | "private_address") | null;
                            } | null;
                        };
                        secret: string;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role-or-demo_cellar"];
            404: components["responses"]["not_found"];
            409: components["responses"]["too_many_webhooks"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    webhookId: string;
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
                        webhook: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            kinds: ("wine" | "bottle" | "event")[];
                            madeAt: number;
                            disabledAt: number | null;
                            lastAnswer: {
                                at: number;
                                status: number | null;
                                problem: ("timeout" | "unreachable" | "private_address") | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    webhookId: string;
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
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cellar */
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 1,048,576 bytes */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    webhookId: string;
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
                        webhook: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            kinds: ("wine" | "bottle" | "event")[];
                            madeAt: number;
                            disabledAt: number | null;
                            lastAnswer: {
                                at: number;
                                status: number | null;
                                problem: ("timeout" | "unreachable" | "private_address") | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listInvitations: {
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
                        invitations: {
                            /** Format: uuid */
                            id: string;
                            name: string | null;
                            colour: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey") | null;
                            /** @enum {string} */
                            role: "editor" | "viewer";
                            invitedBy: string;
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
    acceptInvitation: {
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
                    token: string;
                } | {
                    /** Format: uuid */
                    invitationId: string;
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
                        cellar: {
                            /** Format: uuid */
                            id: string;
                            isPersonal: boolean;
                            name: string | null;
                            colour: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey") | null;
                            /** @enum {string} */
                            role: "owner" | "editor" | "viewer";
                            owner: string;
                            members: number | null;
                            isOffered: boolean;
                            membershipId: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-invalid_invitation"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-unconfirmed_email-or-demo_cellar"];
            409: components["responses"]["already_member-or-too_many_cellars-or-too_many_members"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    declineInvitation: {
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
                    token: string;
                } | {
                    /** Format: uuid */
                    invitationId: string;
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
            400: components["responses"]["invalid-or-malformed_json-or-invalid_invitation"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-unconfirmed_email"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    showInvitation: {
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
                        /** Format: uuid */
                        id: string;
                        name: string | null;
                        colour: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "grey") | null;
                        /** @enum {string} */
                        role: "editor" | "viewer";
                        invitedBy: string;
                        expiresAt: number;
                    };
                };
            };
            400: components["responses"]["invalid-or-malformed_json-or-invalid_invitation"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            403: components["responses"]["forbidden_origin-or-unconfirmed_email"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    exportCellarInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                        /** @constant */
                        format: "wine-cellar";
                        /** @constant */
                        version: 2;
                        /** Format: date-time */
                        exportedAt: string;
                        cellar?: string;
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
                            keepAtLeast: number | null;
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
                            valuations: ({
                                /** Format: uuid */
                                id: string;
                                day: string;
                                price: {
                                    minor: number;
                                    currency: string;
                                };
                                millilitres: number;
                                source: string | null;
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
                            /** @default null */
                            author: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** @default [] */
                            impressions: {
                                author: {
                                    id: string | null;
                                    name: string;
                                };
                                rating: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note: string | null;
                            }[];
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
                        /** @default [] */
                        wishes: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            note: string | null;
                            link: string | null;
                            photo: string | null;
                            label: {
                                producer?: string;
                                vintage?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                nonVintage?: boolean;
                            } | null;
                            wineId: string | null;
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
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listWinesInCellar: {
        parameters: {
            query?: {
                includeArchived?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                        keepAtLeast: number | null;
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
                        valuations: ({
                            /** Format: uuid */
                            id: string;
                            day: string;
                            price: {
                                minor: number;
                                currency: string;
                            };
                            millilitres: number;
                            source: string | null;
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
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createWineInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                    /** @default null */
                    keepAtLeast?: number | null;
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
                    valuations?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: date */
                        day: string;
                        price: {
                            minor: number;
                            currency: string;
                        };
                        /** @default 750 */
                        millilitres?: number;
                        source?: string | null;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
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
    listVarietalsInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                    "application/json": string[];
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    editWineInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                    /** @default null */
                    keepAtLeast?: number | null;
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
                    valuations?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: date */
                        day: string;
                        price: {
                            minor: number;
                            currency: string;
                        };
                        /** @default 750 */
                        millilitres?: number;
                        source?: string | null;
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
                        keepAtLeast?: number | null;
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
                        valuations?: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date */
                            day: string;
                            price: {
                                minor: number;
                                currency: string;
                            };
                            /** @default 750 */
                            millilitres?: number;
                            source?: string | null;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    addBottlesInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    archiveWineInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    moveBottlesInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    removeWineInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    removeBottlesInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    restoreWineInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    unarchiveWineInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
                        cellar?: string;
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
                            keepAtLeast: number | null;
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
                            valuations: ({
                                /** Format: uuid */
                                id: string;
                                day: string;
                                price: {
                                    minor: number;
                                    currency: string;
                                };
                                millilitres: number;
                                source: string | null;
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
                            /** @default null */
                            author: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** @default [] */
                            impressions: {
                                author: {
                                    id: string | null;
                                    name: string;
                                };
                                rating: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note: string | null;
                            }[];
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
                        /** @default [] */
                        wishes: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            note: string | null;
                            link: string | null;
                            photo: string | null;
                            label: {
                                producer?: string;
                                vintage?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                nonVintage?: boolean;
                            } | null;
                            wineId: string | null;
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
                        keepAtLeast: number | null;
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
                        valuations: ({
                            /** Format: uuid */
                            id: string;
                            day: string;
                            price: {
                                minor: number;
                                currency: string;
                            };
                            millilitres: number;
                            source: string | null;
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
                    /** @default null */
                    keepAtLeast?: number | null;
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
                    valuations?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: date */
                        day: string;
                        price: {
                            minor: number;
                            currency: string;
                        };
                        /** @default 750 */
                        millilitres?: number;
                        source?: string | null;
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
                    /** @default null */
                    keepAtLeast?: number | null;
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
                    valuations?: {
                        /** Format: uuid */
                        id: string;
                        /** Format: date */
                        day: string;
                        price: {
                            minor: number;
                            currency: string;
                        };
                        /** @default 750 */
                        millilitres?: number;
                        source?: string | null;
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
                        keepAtLeast?: number | null;
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
                        valuations?: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date */
                            day: string;
                            price: {
                                minor: number;
                                currency: string;
                            };
                            /** @default 750 */
                            millilitres?: number;
                            source?: string | null;
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
    listPlacesInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createPlaceInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    putPlaceInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    removePlaceInCellar: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters; repeated, the same answer and no effect */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    finalizePhotoInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
            };
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
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
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
    promiseUploadInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                        /** Format: uri */
                        uploadURL: string;
                    };
                };
            };
            400: components["responses"]["malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin-or-insufficient_role"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large-or-photos_full"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    readPhotoInCellar: {
        parameters: {
            query?: {
                w?: 160 | 320 | 480;
            };
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            /** @description The client's version is current */
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
    readPhotoBase64InCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
            /** @description The client's version is current */
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
                user?: string;
                membership?: string;
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
            403: components["responses"]["upload_not_signed-or-upload_expired-or-insufficient_role"];
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
    assistantsInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                        labels: boolean;
                        pairing: boolean;
                        timeoutMs?: number;
                    };
                };
            };
            401: components["responses"]["unauthenticated-or-account_deleted"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    analyzeLabelInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
            };
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
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            502: components["responses"]["ai_failed"];
            503: components["responses"]["ai_unconfigured-or-unavailable"];
        };
    };
    pairWinesInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
            };
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
                        choices?: string[];
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
            502: components["responses"]["ai_failed"];
            503: components["responses"]["ai_unconfigured-or-unavailable"];
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
                        choices?: string[];
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
    pullInCellar: {
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
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                            /** @default null */
                            keepAtLeast: number | null;
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
                            /** @default [] */
                            valuations: ({
                                /** Format: uuid */
                                id: string;
                                day: string;
                                price: {
                                    minor: number;
                                    currency: string;
                                };
                                millilitres: number;
                                source: string | null;
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
                                    keepAtLeast?: number | null;
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
                                    valuations?: {
                                        /** Format: uuid */
                                        id: string;
                                        /** Format: date */
                                        day: string;
                                        price: {
                                            minor: number;
                                            currency: string;
                                        };
                                        /** @default 750 */
                                        millilitres: number;
                                        /** @default null */
                                        source: unknown;
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
                                    facts?: {
                                        [key: string]: unknown;
                                    };
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
            404: components["responses"]["not_found"];
            /** @description `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
    liveEventsInCellar: {
        parameters: {
            query?: {
                protocol?: number;
            };
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                    "text/event-stream": unknown;
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
            404: components["responses"]["not_found"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["too_many_streams-or-unavailable"];
        };
    };
    pullHistoryInCellar: {
        parameters: {
            query: {
                protocol?: number;
                since: number;
                limit?: number;
                epoch?: string;
                userId?: string;
            };
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                            /** @default null */
                            author: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** @default [] */
                            impressions: {
                                author: {
                                    id: string | null;
                                    name: string;
                                };
                                rating: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note: string | null;
                            }[];
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
                        wishesSeq?: number;
                    };
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            404: components["responses"]["not_found"];
            /** @description `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
    pushInCellar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
            };
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
                                /** @default null */
                                keepAtLeast?: number | null;
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
                                valuations?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    price: {
                                        minor: number;
                                        currency: string;
                                    };
                                    /** @default 750 */
                                    millilitres?: number;
                                    source?: string | null;
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
                                /** @default null */
                                keepAtLeast?: number | null;
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
                                valuations?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    price: {
                                        minor: number;
                                        currency: string;
                                    };
                                    /** @default 750 */
                                    millilitres?: number;
                                    source?: string | null;
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
                                keepAtLeast?: number | null;
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
                                valuations?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    price: {
                                        minor: number;
                                        currency: string;
                                    };
                                    /** @default 750 */
                                    millilitres?: number;
                                    source?: string | null;
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
                            authorName?: string | null;
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
                            kind: "put-impression";
                            /** Format: uuid */
                            eventId: string;
                            authorName?: string;
                            values: {
                                rating?: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note?: string | null;
                            };
                        } | {
                            /** @constant */
                            kind: "put-wish";
                            /** Format: uuid */
                            wishId: string;
                            body: {
                                name: string;
                                note?: string | null;
                                /** @default null */
                                link?: (string & (unknown & unknown)) | null;
                                /** @default null */
                                photo?: string | null;
                                /** @default null */
                                label?: {
                                    producer?: string;
                                    vintage?: number;
                                    /** @enum {string} */
                                    type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                    varietal?: string;
                                    country?: string;
                                    region?: string;
                                    nonVintage?: boolean;
                                } | null;
                                /** @default null */
                                wineId?: string | null;
                            };
                            base?: {
                                name?: string;
                                note?: string | null;
                                link?: (string & (unknown & unknown)) | null;
                                photo?: string | null;
                                label?: {
                                    producer?: string;
                                    vintage?: number;
                                    /** @enum {string} */
                                    type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                    varietal?: string;
                                    country?: string;
                                    region?: string;
                                    nonVintage?: boolean;
                                } | null;
                                wineId?: string | null;
                            };
                        } | {
                            /** @constant */
                            kind: "remove-wish";
                            /** Format: uuid */
                            wishId: string;
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
                                    keepAtLeast?: number | null;
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
                                    valuations?: {
                                        /** Format: uuid */
                                        id: string;
                                        /** Format: date */
                                        day: string;
                                        price: {
                                            minor: number;
                                            currency: string;
                                        };
                                        /** @default 750 */
                                        millilitres: number;
                                        /** @default null */
                                        source: unknown;
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
                                    facts?: {
                                        [key: string]: unknown;
                                    };
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
                            /** @default null */
                            keepAtLeast: number | null;
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
                            /** @default [] */
                            valuations: ({
                                /** Format: uuid */
                                id: string;
                                day: string;
                                price: {
                                    minor: number;
                                    currency: string;
                                };
                                millilitres: number;
                                source: string | null;
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
                            /** @default null */
                            author: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** @default [] */
                            impressions: {
                                author: {
                                    id: string | null;
                                    name: string;
                                };
                                rating: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note: string | null;
                            }[];
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
                        /** @default [] */
                        wishes: ({
                            /** Format: uuid */
                            id: string;
                            name: string;
                            note: string | null;
                            link: string | null;
                            photo: string | null;
                            label: {
                                producer?: string;
                                vintage?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                nonVintage?: boolean;
                            } | null;
                            wineId: string | null;
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
            404: components["responses"]["not_found"];
            /** @description `op_gap`: Earlier changes are missing; resume from `expected`. `device_cloned`: Another device uses the same identity. `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
    pullWishesInCellar: {
        parameters: {
            query: {
                protocol?: number;
                since: number;
                limit?: number;
                epoch?: string;
                userId?: string;
            };
            header?: never;
            path: {
                /** @description The id of one of the user's cellars */
                cellar: string;
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
                        epoch: string;
                        wishes: ({
                            /** Format: uuid */
                            id: string;
                            name: string;
                            note: string | null;
                            link: string | null;
                            photo: string | null;
                            label: {
                                producer?: string;
                                vintage?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                nonVintage?: boolean;
                            } | null;
                            wineId: string | null;
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
            404: components["responses"]["not_found"];
            /** @description `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
                            /** @default null */
                            keepAtLeast: number | null;
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
                            /** @default [] */
                            valuations: ({
                                /** Format: uuid */
                                id: string;
                                day: string;
                                price: {
                                    minor: number;
                                    currency: string;
                                };
                                millilitres: number;
                                source: string | null;
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
                                    keepAtLeast?: number | null;
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
                                    valuations?: {
                                        /** Format: uuid */
                                        id: string;
                                        /** Format: date */
                                        day: string;
                                        price: {
                                            minor: number;
                                            currency: string;
                                        };
                                        /** @default 750 */
                                        millilitres: number;
                                        /** @default null */
                                        source: unknown;
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
                                    facts?: {
                                        [key: string]: unknown;
                                    };
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
            /** @description `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope"];
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
                            /** @default null */
                            author: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** @default [] */
                            impressions: {
                                author: {
                                    id: string | null;
                                    name: string;
                                };
                                rating: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note: string | null;
                            }[];
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
                        wishesSeq?: number;
                    };
                };
            };
            400: components["responses"]["invalid"];
            401: components["responses"]["unauthenticated-or-account_deleted"];
            /** @description `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
                                /** @default null */
                                keepAtLeast?: number | null;
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
                                valuations?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    price: {
                                        minor: number;
                                        currency: string;
                                    };
                                    /** @default 750 */
                                    millilitres?: number;
                                    source?: string | null;
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
                                /** @default null */
                                keepAtLeast?: number | null;
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
                                valuations?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    price: {
                                        minor: number;
                                        currency: string;
                                    };
                                    /** @default 750 */
                                    millilitres?: number;
                                    source?: string | null;
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
                                keepAtLeast?: number | null;
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
                                valuations?: {
                                    /** Format: uuid */
                                    id: string;
                                    /** Format: date */
                                    day: string;
                                    price: {
                                        minor: number;
                                        currency: string;
                                    };
                                    /** @default 750 */
                                    millilitres?: number;
                                    source?: string | null;
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
                            authorName?: string | null;
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
                            kind: "put-impression";
                            /** Format: uuid */
                            eventId: string;
                            authorName?: string;
                            values: {
                                rating?: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note?: string | null;
                            };
                        } | {
                            /** @constant */
                            kind: "put-wish";
                            /** Format: uuid */
                            wishId: string;
                            body: {
                                name: string;
                                note?: string | null;
                                /** @default null */
                                link?: (string & (unknown & unknown)) | null;
                                /** @default null */
                                photo?: string | null;
                                /** @default null */
                                label?: {
                                    producer?: string;
                                    vintage?: number;
                                    /** @enum {string} */
                                    type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                    varietal?: string;
                                    country?: string;
                                    region?: string;
                                    nonVintage?: boolean;
                                } | null;
                                /** @default null */
                                wineId?: string | null;
                            };
                            base?: {
                                name?: string;
                                note?: string | null;
                                link?: (string & (unknown & unknown)) | null;
                                photo?: string | null;
                                label?: {
                                    producer?: string;
                                    vintage?: number;
                                    /** @enum {string} */
                                    type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                    varietal?: string;
                                    country?: string;
                                    region?: string;
                                    nonVintage?: boolean;
                                } | null;
                                wineId?: string | null;
                            };
                        } | {
                            /** @constant */
                            kind: "remove-wish";
                            /** Format: uuid */
                            wishId: string;
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
                                    keepAtLeast?: number | null;
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
                                    valuations?: {
                                        /** Format: uuid */
                                        id: string;
                                        /** Format: date */
                                        day: string;
                                        price: {
                                            minor: number;
                                            currency: string;
                                        };
                                        /** @default 750 */
                                        millilitres: number;
                                        /** @default null */
                                        source: unknown;
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
                                    facts?: {
                                        [key: string]: unknown;
                                    };
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
                            /** @default null */
                            keepAtLeast: number | null;
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
                            /** @default [] */
                            valuations: ({
                                /** Format: uuid */
                                id: string;
                                day: string;
                                price: {
                                    minor: number;
                                    currency: string;
                                };
                                millilitres: number;
                                source: string | null;
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
                            /** @default null */
                            author: {
                                id: string | null;
                                name: string;
                            } | null;
                            /** @default [] */
                            impressions: {
                                author: {
                                    id: string | null;
                                    name: string;
                                };
                                rating: {
                                    value: number;
                                    /** @enum {number} */
                                    scale: 5 | 20 | 100;
                                } | null;
                                note: string | null;
                            }[];
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
                        /** @default [] */
                        wishes: ({
                            /** Format: uuid */
                            id: string;
                            name: string;
                            note: string | null;
                            link: string | null;
                            photo: string | null;
                            label: {
                                producer?: string;
                                vintage?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                nonVintage?: boolean;
                            } | null;
                            wineId: string | null;
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
            /** @description `op_gap`: Earlier changes are missing; resume from `expected`. `device_cloned`: Another device uses the same identity. `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
    pullWishes: {
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
                        wishes: ({
                            /** Format: uuid */
                            id: string;
                            name: string;
                            note: string | null;
                            link: string | null;
                            photo: string | null;
                            label: {
                                producer?: string;
                                vintage?: number;
                                /** @enum {string} */
                                type?: "Red Wine" | "White Wine" | "Rosé Wine" | "Sparkling Wine" | "Dessert Wine" | "Fortified Wine";
                                varietal?: string;
                                country?: string;
                                region?: string;
                                nonVintage?: boolean;
                            } | null;
                            wineId: string | null;
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
            /** @description `epoch_changed`: The epoch has changed: load the cellar again. `user_mismatch`: The request is for another user than the one signed in */
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
    assistantMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 65,536 bytes */
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
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
                    "application/json": unknown;
                };
            };
            400: components["responses"]["invalid-or-malformed_json"];
            401: components["responses"]["unauthenticated-or-account_deleted-or-invalid_token"];
            403: components["responses"]["insufficient_scope-or-forbidden_origin"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["too_many_requests"];
            431: components["responses"]["headers_too_long"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}

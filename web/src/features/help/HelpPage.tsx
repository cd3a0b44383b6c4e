import { i18n } from "../../language/i18n.ts";
import {
  CELLARS_PATH,
  PLACES_PATH,
  RECENTLY_REMOVED_PATH,
  CELLAR_BOOK_PATH,
  WORTH_PATH,
  TO_BUY_PATH,
} from "../../parts/addresses/pageAddresses.ts";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { Link } from "../../ui/page/Link.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { IMPORT_GUIDES } from "./importGuides.ts";
import { COLUMN, MARKED } from "./styles.ts";
import { WhatIsNew } from "./WhatIsNew.tsx";
import { Rich } from "../../ui/Rich.tsx";

export function HelpPage() {
  usePageTitle(i18n._("Help"));
  useMainContentSignal(true);

  return (
    <div style={{ ...COLUMN, gap: "var(--space-32)", maxWidth: "42rem" }}>
      <h1>{i18n._("Help")}</h1>
      <Places />
      <Windows />
      <Worth />
      <Leaving />
      <ToBuy />
      <Imports />
      <Sharing />
      <CalendarHelp />
      <NotificationsHelp />
      <OtherPrograms />
      <Assistants />
      <Offline />
      <WhatIsNew />
    </div>
  );
}

function Places() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Places")}</h2>
      <p>
        <Rich
          text={i18n._(
            "A place is where you keep bottles: a room, a rack, a fridge. Add yours under <0>Places</0>. A place can be inside another, such as a rack in a room.",
          )}
          parts={[<Link to={PLACES_PATH} />]}
        />
      </p>
      <p>
        {i18n._(
          "A rack with a size shows its spaces. Rows have letters from the top, columns have numbers from the left: B3 is the third space of the second row.",
        )}
      </p>
      <p>
        {i18n._("Tap an empty space to put a bottle in. Tap a bottle to take it or to move it.")}
      </p>
      <p>
        {i18n._(
          "“Take Stock” on the page of a place counts what is there: tap each bottle that you find, or scan its code. Then choose what to record for each difference. Nothing changes before that.",
        )}
      </p>
    </section>
  );
}

function Windows() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Drinking windows")}</h2>
      <p>
        {i18n._(
          "A drinking window is the years in which a wine is at its best. Enter your own in the form of the wine, under More. For other wines the app shows what is usual for that kind of wine, and says “usually”.",
        )}
      </p>
      <ul style={MARKED}>
        <li>
          <Rich text={i18n._("<0>From 2028</0>: young. Wait.")} parts={[<b />]} />
        </li>
        <li>
          <Rich text={i18n._("<0>Ready 2023–2037</0>: good to drink.")} parts={[<b />]} />
        </li>
        <li>
          <Rich
            text={i18n._("<0>Drink by 2027</0>: the last years of the window.")}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._("<0>Past 2024</0>: the window has ended. The wine may still be good.")}
            parts={[<b />]}
          />
        </li>
      </ul>
    </section>
  );
}

function Worth() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("What your cellar is worth")}</h2>
      <p>
        {i18n._(
          "Choose “Add valuation” on the page of a wine, and enter what one bottle would cost today. Its day and source are kept with it, and earlier valuations stay. A valuation is for bottles of one size, and the newest one counts. A wine keeps up to 100.",
        )}
      </p>
      <p>
        <Rich
          text={i18n._(
            "<0>Worth</0> adds them up, and shows the gain where you entered what you paid. Bottles without a valuation or a price are counted separately. Each currency has its own total. Enter exchange rates of a day to see all in one currency, or import a file of the European Central Bank. The rates stay on this device, and are shown with their day.",
          )}
          parts={[<Link to={WORTH_PATH} />]}
        />
      </p>
      <p>
        <Rich
          text={i18n._(
            "The <0>Cellar Book</0> lists every bottle with its photo, places and value, to print for your insurance. A photo that is not on the device is a drawing.",
          )}
          parts={[<Link to={CELLAR_BOOK_PATH} />]}
        />
      </p>
    </section>
  );
}

function Leaving() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Take, archive or remove")}</h2>
      <p>
        <Rich
          text={i18n._(
            "<0>Take a bottle</0> when you drink, give or sell one. The journal keeps it. A wine without bottles moves to Finished, at the end of the collection.",
          )}
          parts={[<b />]}
        />
      </p>
      <p>
        <Rich
          text={i18n._(
            "<0>Archive</0> a wine that you do not want to see. Nothing is lost. “Include archived wines” shows it, and Unarchive brings it back.",
          )}
          parts={[<b />]}
        />
      </p>
      <p>
        <Rich
          text={i18n._(
            "<0>Remove</0> a wine that was added by mistake. It leaves every list. For 30 days you can restore it under <1>Recently Removed</1>. Its entries stay in the journal.",
          )}
          parts={[<b />, <Link to={RECENTLY_REMOVED_PATH} />]}
        />
      </p>
    </section>
  );
}

function ToBuy() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Wines to buy")}</h2>
      <p>
        <Rich
          text={i18n._(
            "<0>To Buy</0> lists wines that you want. Add one with a photo of its label, a link or a few words, also without a connection. Wishes are not bottles: no number and no suggestion includes them.",
          )}
          parts={[<Link to={TO_BUY_PATH} />]}
        />
      </p>
      <p>
        {i18n._(
          "“Keep at Least” in the menu of a wine’s page sets how many bottles you want to have. If you have fewer, the wine is on the list too. Bottles on order count. A finished wine has “Buy Again”.",
        )}
      </p>
      <p>
        {i18n._(
          "“Bought” opens the form with what is known of the wine. When you save it, the wish is removed.",
        )}
      </p>
    </section>
  );
}

function Imports() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Import your wines")}</h2>
      <p>
        <Rich
          text={i18n._(
            "Export them from the other program, then choose the files under <0>Import</0>. Several files can come together. You see a preview first, and an import can be undone for 30 days. The menus of a program may have other names in your version.",
          )}
          parts={[<Link to="/import" />]}
        />
      </p>
      {IMPORT_GUIDES.map(({ program, steps }) => (
        <details key={program}>
          <summary>{program}</summary>
          <ol style={MARKED}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

function Sharing() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Share a cellar")}</h2>
      <p>
        <Rich
          text={i18n._(
            "Under <0>Cellars and Sharing</0>, tap Share beside a cellar that you own. Invite people by email, or make a link and send it yourself. You need to be online.",
          )}
          parts={[<Link to={CELLARS_PATH} />]}
        />
      </p>
      <ul style={MARKED}>
        <li>
          <Rich
            text={i18n._("<0>Editors</0> see and change the wines, places and history.")}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._(
              "<0>Viewers</0> see everything and change nothing. They can search, print and export.",
            )}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._(
              "<0>Both can rate the same bottle.</0> Beside a bottle that another member opened, tap “Your rating”.",
            )}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._(
              "<0>The owner</0> also invites and removes members. To hand a cellar over, offer it to a member.",
            )}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._(
              "<0>Guests</0> need no account. The owner makes a link that shows a list of wines, to read or print. To share only some wines, use “Share this view as a list” under View.",
            )}
            parts={[<b />]}
          />
        </li>
      </ul>
      <p>
        {i18n._(
          "The journal says who took or added bottles. Your name there is in Profile Settings, under Your Name.",
        )}
      </p>
      <p>
        {i18n._("If you have several cellars, tap the name of the open one at the top to switch.")}
      </p>
    </section>
  );
}

function CalendarHelp() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Calendar")}</h2>
      <p>
        <Rich
          text={i18n._(
            "Under Calendar in <0>Profile Settings</0>, make an address. Then add it in your calendar app:",
          )}
          parts={[<Link to="/profile" />]}
        />
      </p>
      <ul style={MARKED}>
        <li>
          <Rich
            text={i18n._(
              "<0>Apple Calendar</0>: File, New Calendar Subscription. On an iPhone: Calendars, Add Calendar, Add Subscription Calendar.",
            )}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._("<0>Google Calendar</0>: “+” beside Other calendars, From URL.")}
            parts={[<b />]}
          />
        </li>
        <li>
          <Rich
            text={i18n._("<0>Outlook</0>: Add calendar, Subscribe from web.")}
            parts={[<b />]}
          />
        </li>
      </ul>
      <p>
        {i18n._(
          "It shows when wines are ready, when their last year begins and ends, and when orders are due. Anyone with the address can read it.",
        )}
      </p>
    </section>
  );
}

function NotificationsHelp() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Notifications")}</h2>
      <p>
        <Rich
          text={i18n._(
            "Under Notifications in <0>Profile Settings</0>, choose what this device tells you: drinking windows that start, are in their last year, or end; orders that should arrive; open bottles to finish; changes by other members. You get at most one message a day, and none in your quiet hours.",
          )}
          parts={[<Link to="/profile" />]}
        />
      </p>
      <p>
        {i18n._(
          "“Not again” in a message turns its kind off. The number on the app’s icon counts the changes that only this device has, or else the wines to drink this year.",
        )}
      </p>
      <p>{i18n._("On an iPhone or iPad, add the app to the Home Screen first.")}</p>
    </section>
  );
}

function OtherPrograms() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Other programs")}</h2>
      <p>
        <Rich
          text={i18n._(
            "A webhook sends each change of a cellar to another program, such as Home Assistant. The owner makes it under Webhooks on the cellar’s page, at <0>Cellars and Sharing</0>. If the receiver fails for a week, the webhook is turned off.",
          )}
          parts={[<Link to="/cellars" />]}
        />
      </p>
    </section>
  );
}

function Assistants() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Assistants")}</h2>
      <p>
        <Rich
          text={i18n._(
            "An assistant that speaks MCP can search your cellar, say what is ready, and take or add bottles. Make a token under Access Tokens in <0>Profile Settings</0>. Give the assistant the token and the address of this server, followed by <1>/mcp</1>.",
          )}
          parts={[<Link to="/profile" />, <code />]}
        />
      </p>
      <p>
        {i18n._(
          "With a token that only reads, it changes nothing. Otherwise let it ask you before each change. It can undo its changes.",
        )}
      </p>
    </section>
  );
}

function Offline() {
  return (
    <section style={COLUMN}>
      <h2>{i18n._("Without a connection")}</h2>
      <p>
        {i18n._(
          "Everything but your account and sharing works offline. Changes are saved on this device and sync when you are online. The pill at the top says “Saved” once the server has all of them.",
        )}
      </p>
    </section>
  );
}

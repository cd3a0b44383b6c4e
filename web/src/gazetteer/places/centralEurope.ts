/** Places of Germany, Austria and Switzerland; the notation is told in parsePlaces.ts. */
export const CENTRAL_EUROPE = `
# DE eAmbrosia
Mosel, Mosel-Saar-Ruwer | W r s | Riesling, Müller-Thurgau
  Saar | w | Riesling
  Ruwer | w | Riesling
  Bernkastel | w | Riesling
  Piesport, Piesporter | w | Riesling
Ahr | R w | Pinot Noir, Frühburgunder
Mittelrhein | W r | Riesling
Rheingau | W r | Riesling, Pinot Noir
  Johannisberg ? | w | Riesling
  Rüdesheim | w | Riesling
  Hochheim, Hochheimer | w | Riesling
  Assmannshausen | r | Pinot Noir
Nahe | W r | Riesling
Rheinhessen | W r | Riesling, Müller-Thurgau, Silvaner, Dornfelder
  Nierstein | w | Riesling
  Oppenheim | w r
Pfalz | W r | Riesling, Pinot Noir, Dornfelder, Pinot Blanc
  Deidesheim | w | Riesling
  Wachenheim | w | Riesling
Hessische Bergstraße | W r | Riesling
Franken | W r | Silvaner, Müller-Thurgau
  Iphofen, Iphöfer | w | Silvaner
Württemberg | R w | Schiava, Blaufränkisch, Riesling
Baden | R w p | Pinot Noir, Pinot Gris, Chasselas
  Kaiserstuhl | r w | Pinot Noir, Pinot Gris
  Markgräflerland | W r | Chasselas
  Ortenau | r w | Pinot Noir, Riesling
  Bodensee | r w
Saale-Unstrut | W r
Sachsen | W r
Rheinischer Landwein | w r
Deutscher Sekt | s

# AT eAmbrosia
Niederösterreich | W r | Grüner Veltliner, Riesling, Zweigelt
  Wachau | w | Grüner Veltliner, Riesling
  Kremstal | W r | Grüner Veltliner, Riesling
  Kamptal | W r | Grüner Veltliner, Riesling
  Traisental | W r | Grüner Veltliner, Riesling
  Wagram | W r | Grüner Veltliner, Roter Veltliner
  Weinviertel | w | =Grüner Veltliner
  Carnuntum | R w | Zweigelt, Blaufränkisch
  Thermenregion | W r | Zierfandler, Rotgipfler, Sankt Laurent
Burgenland | R w d p | Blaufränkisch, Zweigelt
  Neusiedlersee | R w d | Zweigelt
  Leithaberg | r w | Blaufränkisch, Pinot Blanc
  Mittelburgenland | r | =Blaufränkisch
  Eisenberg ? | r | =Blaufränkisch
  Rosalia ? | R p
  Ruster Ausbruch | d
Steiermark, Styria | W r p
  Südsteiermark | W r | Sauvignon Blanc, Muscat Blanc à Petits Grains
  Weststeiermark | P w | Wildbacher
  Schilcherland | p | =Wildbacher
  Vulkanland Steiermark | W r | Sauvignon Blanc, Gewürztraminer
Wien | W r
  Wiener Gemischter Satz | w
Bergland | r w
Weinland Österreich, Weinland | r w

# CH AOC-CH
Valais, Wallis | r w p | Chasselas, Pinot Noir, Gamay, Petite Arvine
  Fendant du Valais | w | =Chasselas
  Dôle, Dôle du Valais | r | Pinot Noir, Gamay
  Sion | w r
  Fully | w r | Petite Arvine
Vaud, Waadt | W r p | Chasselas, Gamay, Pinot Noir
  Lavaux | W r | Chasselas
  Dézaley | W r | Chasselas
  Calamin | w | Chasselas
  Épesses | w | Chasselas
  Saint-Saphorin | w r | Chasselas
  La Côte ? | W r | Chasselas
  Chablais | W r | Chasselas
  Aigle ? | W r | Chasselas
  Yvorne | W r | Chasselas
  Féchy | w | Chasselas
Genève, Geneva | r w p | Chasselas, Gamay
Neuchâtel | r w p | Pinot Noir, Chasselas
Bielersee, Lac de Bienne | w r
Vully | w r
Ticino, Tessin | R w p | Merlot
Zürichsee | w r | Räuschling, Pinot Noir
Graubünden | R w | Pinot Noir
  Bündner Herrschaft | R w | Pinot Noir
Schaffhausen | R w | Pinot Noir
Thurgau | r w
`;

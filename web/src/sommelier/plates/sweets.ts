/** Named desserts. */
export const SWEETS = `
chocolate cake, chocolate torte, chocolate mousse, chocolate brownies, brownies, chocolate fondant, chocolate pudding, chocolate tart: Port, Banyuls, Sweet Muscat, Pedro Ximénez, Sauternes
black forest gateau, chocolate and cherries: Port, Brachetto d'Acqui, Sweet Muscat, Sauternes
apple pie, apple tart, tarte tatin, apple crumble, apple strudel, Apfelstrudel: Sauternes, Late harvest, Moscato d'Asti, Riesling, Tawny Port
fruit crumble, rhubarb crumble, peach cobbler, fruit cobbler, fruit pie: Sauternes, Moscato d'Asti, Late harvest, Port
lemon tart, lemon meringue pie, key lime pie, lemon cake: Sauternes, Late harvest, Moscato d'Asti, Tokaji Aszú
cheesecake, new york cheesecake: Sauternes, Moscato d'Asti, Late harvest, Port
crème brûlée, crème caramel, panna cotta, custard tart: Sauternes, Moscato d'Asti, Tokaji Aszú, Tawny Port
tiramisù: Vin Santo, Port, Sweet Muscat, Sauternes, Moscato d'Asti
Christmas pudding, mince pies, fruit cake, plum pudding: Port, Tawny Port, Sauternes, Pedro Ximénez, Moscato d'Asti
sticky toffee pudding, treacle tart, treacle sponge, pecan pie: Port, Sauternes, Tawny Port, Rutherglen Muscat, Moscato d'Asti
pumpkin pie: Sauternes, Moscato d'Asti, Tawny Port, Late harvest
pavlova, strawberries and cream, strawberries, eton mess: Moscato d'Asti, Sauternes, Champagne, Prosecco
fruit salad, fruit sorbet, sorbet: Moscato d'Asti, Prosecco, Sauternes, Late harvest
ice cream, vanilla ice cream: Moscato d'Asti, Pedro Ximénez, Port, Sauternes
panettone: Moscato d'Asti, Prosecco, Vin Santo, Sauternes
baklava: Sweet Muscat, Sauternes, Tokaji Aszú, Port
chocolate, dark chocolate, milk chocolate: Port, Banyuls, Sweet Muscat, Sauternes, Primitivo
`;
